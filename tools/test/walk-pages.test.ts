import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import {tryFeatures, walkPages} from '../src/anySite/browse.ts';
import {serveFolder} from '@help-center/built-site/serve';

let folder = '';
let browser: Browser;
beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'walk-pages-test-'));
  browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
});
afterAll(async () => {
  await browser.close();
  rmSync(folder, {recursive: true});
});

/** Writes a page that is hydrated at once and runs a script; returns its path. */
function writePage(name: string, script: string): string {
  const text = `<!doctype html><html lang=en data-has-hydrated=true><title>Page</title><h1>Page</h1><script>${script}</script>`;
  writeFileSync(join(folder, `${name}.html`), text);
  return `/${name}`;
}

it("reports page errors, but not a site's own service worker", async () => {
  writeFileSync(join(folder, 'sw.js'), 'throw new Error("ran");');
  const pages = [
    writePage(
      'worker',
      "navigator.serviceWorker.register('/sw.js').then((one) => one.addEventListener('updatefound', () => {})).catch((error) => console.error('failed', error));",
    ),
    writePage(
      'faulty',
      "document.write('<img alt=Missing src=/missing.png>'); console.error('said\\nat main.1234.js'); throw new Error('broken');",
    ),
  ];
  const served = await serveFolder(folder);
  try {
    const findings = await walkPages(browser, pages, served.origin);
    expect(findings.map(({path, message}) => `${path}: ${message}`).sort()).toEqual([
      '/faulty: 404 /missing.png',
      '/faulty: error: broken',
      '/faulty: said',
    ]);
  } finally {
    await served.close();
  }
});

it('lists scripts and frames of other hosts, those of a click too, unless the policy blocks them', async () => {
  const add = (kind: string, host: string) =>
    `document.body.append(Object.assign(document.createElement('${kind}'), {src: 'https://${host}.example/a.js?b'}));`;
  const page = writePage(
    'outside',
    `addEventListener('load', () => {${add('script', 'script')}${add('iframe', 'frame')}}); addEventListener('click', () => {${add('script', 'click')}${add('script', 'blocked')}});`,
  );
  const text = `<meta http-equiv=Content-Security-Policy content="script-src 'unsafe-inline' https://script.example https://click.example">`;
  const file = join(folder, 'outside.html');
  writeFileSync(file, readFileSync(file, 'utf8').replace('<title>', `${text}<title>`));
  const served = await serveFolder(folder);
  try {
    const findings = await walkPages(browser, [page], served.origin);
    const loads = findings.filter(({message}) => message.startsWith('loads '));
    expect(loads.map(({path, message}) => `${path}: ${message}`).sort()).toEqual([
      '/outside: loads frame https://frame.example/a.js',
      '/outside: loads script https://click.example/a.js',
      '/outside: loads script https://script.example/a.js',
    ]);
  } finally {
    await served.close();
  }
});

it('tries what a site offers, and names the feature that fails', async () => {
  const page = writePage('features', '');
  writeFileSync(
    join(folder, 'other.html'),
    readFileSync(join(folder, 'features.html'), 'utf8').replaceAll('Page', 'Other'),
  );
  // A site without React: its links load the next page.
  const file = join(folder, 'features.html');
  writeFileSync(file, `${readFileSync(file, 'utf8')}<main><a href="/other">Other</a></main>`);
  writeFileSync(join(folder, 'index.html'), '');
  const site = {folder, baseUrl: '/', headers: {}, pages: [{path: page, isDocument: true}]};
  rmSync(join(folder, 'sw.js'), {force: true});
  const findings = await tryFeatures(browser, site, site.pages);
  expect(findings).toEqual([
    {
      path: 'navigation',
      message: expect.stringMatching(/^not ready: Error: going to \/other reloads the page/),
    },
  ]);
});
