import {execFileSync} from 'node:child_process';
import {cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {serveFolder, type RunningServer} from '@help-center/built-site/serve';
import {expect, test as base} from '@playwright/test';
import {buildIndex} from '../../packages/engine/dist/builder/index.js';
import {SearchDialog} from '../src/SearchDialog.ts';

const packages = fileURLToPath(new URL('../../packages', import.meta.url));

const HEAD =
  '<meta charset="utf-8"><meta http-equiv="Content-Security-Policy" content="default-src \'self\'">';

/** What a page needs for search. */
const SEARCH = `<button type="button" class="DocSearch DocSearch-Button">Search</button>
<script src="/search/start.js" data-search='{"files": "/search/", "manifestUrl": "/search-index/manifest.json"}'></script>`;

const page = (title: string, text: string) =>
  `<!doctype html><html lang="en"><head>${HEAD}<title>${title}</title></head><body><main><article><h1>${title}</h1><p>${text}</p></article></main>${SEARCH}</body></html>`;

/** Writes a site of plain pages with the index that the command-line tool makes records for. */
function writeSite(folder: string): void {
  const files = {
    'index.html': page('Start', 'Everything about lamps.'),
    'lamps/index.html': page('Lamps', 'Mount the lamp above the <b>conveyor</b>.'),
    '404.html': page('Not found', 'Nothing here.'),
    'favicon.ico': '',
  };
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(join(folder, name, '..'), {recursive: true});
    writeFileSync(join(folder, name), text);
  }
  const records = join(folder, 'records.jsonl');
  execFileSync(process.execPath, [
    join(packages, 'extractor/dist/cli.js'),
    folder,
    '--url',
    'https://lamps.example',
    '--out',
    records,
  ]);
  const lines = readFileSync(records, 'utf8').trim().split('\n');
  const {manifest, files: parts} = buildIndex(lines.map((line) => JSON.parse(line) as never));
  mkdirSync(join(folder, 'search-index'));
  for (const [name, bytes] of parts) writeFileSync(join(folder, 'search-index', name), bytes);
  writeFileSync(join(folder, 'search-index/manifest.json'), JSON.stringify(manifest));
  cpSync(join(packages, 'docusaurus-search/dist/island'), join(folder, 'search'), {recursive: true});
}

const test = base.extend<object, {site: RunningServer}>({
  site: [
    async ({}, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'plain-'));
      writeSite(folder);
      const site = await serveFolder(folder);
      await use(site);
      await site.close();
      rmSync(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

test('two lines of markup add search to a plain page under a strict policy', async ({page: tab, site}) => {
  const faults: string[] = [];
  tab.on('console', (message) => message.type() === 'error' && faults.push(message.text()));
  await tab.goto(site.origin);
  const dialog = new SearchDialog(tab);
  await tab.locator('.DocSearch-Button').click();
  await tab.keyboard.type('conveyor');
  await expect(dialog.options.first()).toContainText('Lamps');
  await expect(dialog.root.locator('mark')).toHaveText('conveyor');
  await tab.keyboard.press('Enter');
  await expect(tab).toHaveURL(`${site.origin}/lamps/`);
  await tab.keyboard.press('Control+k');
  await expect(dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(1);
  expect(faults).toEqual([]);
});
