import {execFileSync} from 'node:child_process';
import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {chromium} from 'playwright-core';
import {describe, expect, it, onTestFinished} from 'vitest';
import {readSite} from '@help-center/content';
import {buildIndex} from '@help-center/engine/build';
import {createPage} from '@help-center/testkit';
import {createTestServer, listen} from '../../packages/server/test/support/createTestServer.ts';
import {checkBuiltPages} from '../src/health/checkBuiltPages.ts';
import {collectHealth} from '../src/health/collectHealth.ts';
import {createPatch} from '../src/health/createPatch.ts';
import {makeHealth} from '../src/health/makeHealth.ts';
import {openSiteIndex} from '../src/health/openSiteIndex.ts';
import {readWishes, type Wish} from '../src/health/readWishes.ts';
import {renderHealth} from '../src/health/renderHealth.ts';
import {suggestPages} from '../src/health/suggestPages.ts';
import {createSite, frontMatter} from './createSite.ts';

const TODAY = new Date('2026-12-01T00:00:00Z');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'content-health-'));
  onTestFinished(() => rmSync(folder, {recursive: true, force: true}));
  return folder;
}

function write(file: string, text: string | Uint8Array): void {
  mkdirSync(dirname(file), {recursive: true});
  writeFileSync(file, text);
}

/** Ten words that nobody wrote, and ten pages that they belong to. */
const WORDS = [
  'zeitlupe',
  'geofence',
  'onprem',
  'rtmps',
  'fisheye',
  'dongle',
  'tripwire',
  'kiosk',
  'vpnkey',
  'ptzdome',
];
const TOPICS = WORDS.map((word, number) => ({word, path: `docs/ANSVIS/Guides/Topic-${number}`}));

const toPage = (number: number, keywords = ''): string =>
  `${frontMatter({title: `Topic number ${number}`, page_type: 'task', ...(keywords !== '' && {keywords})})}**Goal:** nothing.\n`;

/** Writes the index of the pages as a build does, from title and keywords of the files. */
async function buildFrom(websiteDir: string): Promise<string> {
  const {pages} = await readSite(websiteDir);
  const records = TOPICS.flatMap(({path}) => {
    const {title, keywords} = pages.get(`${path}/index.mdx`)?.frontMatter ?? {};
    return createPage({
      path: `/${path}/`,
      title: String(title),
      ...(Array.isArray(keywords) && {keywords: keywords.map(String)}),
    });
  });
  const {manifest, files} = buildIndex(records);
  const buildDir = createFolder();
  for (const [name, bytes] of files) write(join(buildDir, 'search-index', name), bytes);
  write(join(buildDir, 'search-index/manifest.json'), JSON.stringify(manifest));
  return buildDir;
}

const wish = (query: string): Wish => ({query, searches: 3, empty: 3, clicked: 0});

const AUTHOR = {key: 'key-of-the-authors', permissions: ['insights', 'events'] as const};

/** Has readers search a server for the words in vain, and reads its report as the command does. */
async function searchInVain(words: readonly string[]): Promise<readonly Wish[]> {
  const database = join(createFolder(), 'insights.sqlite');
  const server = await createTestServer({
    keys: [AUTHOR],
    insights: {database, retentionDays: 30, maxMegabytes: 50},
  });
  const origin = await listen(server);
  for (const [number, query] of words.entries()) {
    const id = String(number).padStart(32, '0');
    const {status} = await fetch(`${origin}/1/sessions?x-algolia-api-key=${AUTHOR.key}`, {
      method: 'POST',
      body: JSON.stringify({id, index: 'docs', reached: 'typed', searches: [{id, query, hits: 0}]}),
    });
    expect([query, status]).toEqual([query, 200]);
  }
  return readWishes(origin, AUTHOR.key);
}

async function firstHit(buildDir: string, text: string): Promise<string | undefined> {
  const index = await openSiteIndex(buildDir);
  const {hits} = await index.search({text, hitsPerPage: 1});
  return hits[0] && new URL(hits[0].record.url, 'https://relative.invalid').pathname;
}

it('turns ten searches without results into a patch that fixes them', async () => {
  const websiteDir = createSite(
    Object.fromEntries(
      TOPICS.map((topic, number) => [
        `${topic.path}/index.mdx`,
        toPage(number, number % 2 ? '[known word]' : ''),
      ]),
    ),
  );
  const site = await readSite(websiteDir);
  const before = await buildFrom(websiteDir);
  for (const {word} of TOPICS) expect([word, await firstHit(before, word)]).toEqual([word, undefined]);
  const wishes = await searchInVain(WORDS);
  expect(wishes.map(({query}) => query).sort()).toEqual(WORDS.toSorted());
  const html = renderHealth(await makeHealth({site, buildDir: before, wishes, today: TODAY, prefix: ''}));
  const file = join(createFolder(), 'health.html');
  write(file, html);

  const browser = await chromium.launch({
    executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu'],
  });
  let patch = '';
  try {
    const page = await browser.newPage();
    const faults: string[] = [];
    page.on('pageerror', (error) => faults.push(String(error)));
    await page.goto(`file://${file}`);
    for (const {word, path} of TOPICS) {
      const row = page.locator(`[data-query="${word}"]`);
      await row.getByRole('combobox').fill(`/${path}/`);
      await row.getByRole('checkbox').check();
    }
    expect(await page.getByRole('status').textContent()).toBe('A patch of 10 pages.');
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', {name: 'Save the patch'}).click(),
    ]);
    patch = readFileSync(await saved.path(), 'utf8');
    expect(await page.locator('figure svg').count()).toBe(2);
    expect(faults).toEqual([]);
  } finally {
    await browser.close();
  }

  expect(patch.match(/^diff /gmu)).toHaveLength(10);
  execFileSync('git', ['apply', '-'], {cwd: websiteDir, input: patch});
  const after = await buildFrom(websiteDir);
  for (const {word, path} of TOPICS) expect([word, await firstHit(after, word)]).toEqual([word, `/${path}/`]);
});

describe('createPatch', () => {
  const lines = ['---', 'title: A', 'keywords: [one, two words]', '---', '', 'Text.'];

  it('adds new words once, quoted for YAML', () => {
    const patch = createPatch({file: 'a.mdx', lines, count: 2}, ['One', 'c#', 'c#', 'three', 'yes, no']);
    expect(patch).toContain(
      '-keywords: [one, two words]\n+keywords: [one, two words, "c#", three, "yes, no"]\n',
    );
  });

  it('adds a missing field', () => {
    expect(createPatch({file: 'a.mdx', lines: ['---', 'title: A', '---', ''], count: 0}, ['new'])).toBe(
      'diff --git a/a.mdx b/a.mdx\n--- a/a.mdx\n+++ b/a.mdx\n@@ -1,4 +1,5 @@\n ---\n title: A\n+keywords: [new]\n ---\n \n',
    );
  });

  it('is empty when the words exist or the front matter has another form', () => {
    expect(createPatch({file: 'a.mdx', lines, count: 2}, ['ONE'])).toBe('');
    expect(createPatch({file: 'a.mdx', lines: ['---', 'keywords:', '  - a', '---'], count: 1}, ['b'])).toBe(
      '',
    );
    expect(createPatch({file: 'a.mdx', lines: ['Text.'], count: 0}, ['b'])).toBe('');
  });
});

it('suggests pages by spelling, then by similar words only', async () => {
  const records = createPage({path: '/docs/licence/', title: 'Activate a licence'});
  const {manifest, files} = buildIndex(records);
  const buildDir = createFolder();
  for (const [name, bytes] of files) write(join(buildDir, 'search-index', name), bytes);
  write(join(buildDir, 'search-index/manifest.json'), JSON.stringify(manifest));
  const index = await openSiteIndex(buildDir);
  const pages = [
    {url: '/docs/licence/', names: 'Activate a licence'},
    {url: '/docs/tripwires/', names: 'Draw tripwires'},
  ];
  const suggest = async (query: string) => (await suggestPages(index, pages, query)).map(({url}) => url);
  expect(await suggest('licence')).toEqual(['/docs/licence/']);
  expect(await suggest('tripwiring')).toEqual(['/docs/tripwires/']);
  expect(await suggest('kubernetes')).toEqual([]);
});

it('reports thin pages, duplicates, orphans, overdue reviews and open values only', async () => {
  const words = (name: string, count: number) =>
    Array.from({length: count}, (_, at) => `${name}${at}`).join(' ');
  const page = (title: string, text: string, reviewed = '2026-11-21') =>
    `${frontMatter({title, page_type: 'concept', last_reviewed: reviewed})}${text}\n`;
  const guide = (name: string) => `/docs/ANSVIS/Guides/${name}/`;
  const file = (name: string) => `docs/ANSVIS/Guides/${name}/index.mdx`;
  const site = await readSite(
    createSite({
      'data/products/ANSVIS/values.ts': "export default {port: {label: 'Port', group: 'network'}};\n",
      [file('Camera')]: page('Well', `${words('well', 130)} [Twin](../Twin/index.mdx)`),
      'docs/index.mdx': `${frontMatter()}[Camera](./ANSVIS/Guides/Camera/index.mdx), [old](./ANSVIS/Guides/Old/index.mdx), [thin](./ANSVIS/Guides/Thin/index.mdx)\n`,
      [file('Old')]: page('Old', words('old', 130), '2026-01-01'),
      [file('Thin')]: page('Thin', words('thin', 100)),
      [file('Twin')]: page('Twin', `${words('same', 60)} ${words('first', 70)}`),
      [file('Other')]: page('Other', `${words('same', 60)} ${words('second', 70)}`),
    }),
  );
  const deadLinks = [{page: '/docs/a/', fault: '/docs/gone/'}];
  const tables = collectHealth(site, {deadLinks, accessibility: []}, TODAY);
  expect(Object.fromEntries(tables.map(({id, rows}) => [id, rows]))).toEqual({
    values: [['ANSVIS', 'network', 'port', 'Port', 0]],
    reviews: [['2026-01-01', 334, 'concept', 'Old', guide('Old')]],
    unlinked: [[guide('Other'), 'Other']],
    thin: [[100, 'Thin', guide('Thin')]],
    // 56 of 126 runs of five words.
    twins: [[44, guide('Other'), guide('Twin')]],
    dead: [['/docs/a/', '/docs/gone/']],
    accessibility: [],
  });
});

it('reports broken links and accessibility faults on built pages', () => {
  const buildDir = createFolder();
  write(
    join(buildDir, 'docs/a/index.html'),
    `<!doctype html><html><body><h1>A</h1><h1>B</h1><a href="/docs/a/#x">A</a><a href="../gone/">Gone</a><a href="/file.zip"></a>
     <img src="x.png"><button><svg></svg></button><table><tr><td>1</td></tr></table><a href="https://www.example.com/gone">Away</a></body></html>`,
  );
  write(join(buildDir, 'file.zip'), '');
  const {deadLinks, accessibility} = checkBuiltPages(buildDir);
  expect(deadLinks).toEqual([{page: '/docs/a/', fault: '/docs/gone/'}]);
  expect(accessibility.map(({fault}) => fault)).toEqual([
    'the page does not name its language',
    'a link has no name',
    'the picture x.png has no text',
    'a button has no name',
    'a table has no head',
    'the page has 2 main headings',
  ]);
});

it('reads the searches of a saved report, most frequent first', async () => {
  const file = join(createFolder(), 'report.json');
  write(
    file,
    JSON.stringify({
      withoutResults: [wish('b')],
      withoutClick: [{...wish('a'), searches: 9, empty: 0}, wish('b')],
    }),
  );
  expect((await readWishes(file, undefined)).map(({query}) => query)).toEqual(['a', 'b']);
  await expect(readWishes('https://search.example.com/insights', undefined)).rejects.toThrow(
    'HELP_CENTER_INSIGHTS_KEY is not set',
  );
});

it('asks for a build in one line when there is none', async () => {
  const folder = createFolder();
  await expect(openSiteIndex(folder)).rejects.toMatchObject({
    name: 'AuthorError',
    message: `There is no search index in ${join(folder, 'search-index')}. Run first: npm run build`,
  });
});
