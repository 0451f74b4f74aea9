import {mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {chromium, type Browser} from 'playwright-core';
import {afterAll, beforeAll, expect, it} from 'vitest';
import type {BuiltPage} from '../src/anySite/BuiltSite.ts';
import {walkPages} from '../src/anySite/walkPages.ts';
import {serveMeasured} from '../src/measure/serveMeasured.ts';

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

/** Writes a page that is hydrated at once and runs a script; returns it. */
function writePage(name: string, script: string): BuiltPage {
  const text = `<!doctype html><html lang=en data-has-hydrated=true><title>Page</title><h1>Page</h1><script>${script}</script>`;
  writeFileSync(join(folder, `${name}.html`), text);
  return {path: `/${name}`, bytes: text.length, locale: 'en', isDocument: true, hasTitle: true};
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
  const served = await serveMeasured(folder, {compression: 'none'});
  try {
    const {faults} = await walkPages(browser, pages, served, () => undefined);
    expect(faults.map(({path, message}) => `${path}: ${message}`).sort()).toEqual([
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
  const served = await serveMeasured(folder, {compression: 'none'});
  try {
    const {loads} = await walkPages(browser, [page], served, () => undefined);
    expect(loads.map(({path, load}) => `${path}: ${load}`).sort()).toEqual([
      '/outside: frame https://frame.example/a.js',
      '/outside: script https://click.example/a.js',
      '/outside: script https://script.example/a.js',
    ]);
  } finally {
    await served.close();
  }
});

it('compresses files as static hosts do and counts what it sends', async () => {
  writeFileSync(join(folder, 'long.txt'), 'again and '.repeat(100));
  const served = await serveMeasured(folder);
  try {
    const response = await fetch(`${served.origin}/long.txt`, {headers: {'accept-encoding': 'br'}});
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(await response.text()).toHaveLength(1000);
    await expect.poll(served.traffic).toMatchObject({requests: 1, open: 0});
    expect(served.traffic().bytes).toBeLessThan(1000);
  } finally {
    await served.close();
  }
});
