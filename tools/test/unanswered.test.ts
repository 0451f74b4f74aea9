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
import {createPatch} from '../src/report/createPatch.ts';
import {makeReport} from '../src/report/makeReport.ts';
import {readWishes, type Wish} from '../src/report/readWishes.ts';
import {renderReport} from '../src/report/renderReport.ts';
import {openSiteIndex, suggestPages} from '../src/report/suggestPages.ts';
import {createSite, frontMatter} from './createSite.ts';

const TODAY = new Date('2026-12-01T00:00:00Z');

function createFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'unanswered-'));
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
      body: JSON.stringify({index: 'docs', searches: [{id, query, hits: 0}]}),
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
  const html = renderReport(await makeReport({site, buildDir: before, wishes, today: TODAY, prefix: ''}));
  const file = join(createFolder(), 'report.html');
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

it('suggests the pages that the engine finds', async () => {
  const records = createPage({path: '/docs/licence/', title: 'Activate a licence'});
  const {manifest, files} = buildIndex(records);
  const buildDir = createFolder();
  for (const [name, bytes] of files) write(join(buildDir, 'search-index', name), bytes);
  write(join(buildDir, 'search-index/manifest.json'), JSON.stringify(manifest));
  const index = await openSiteIndex(buildDir);
  const pages = new Set(['/docs/licence/', '/docs/tripwires/']);
  const suggest = async (query: string) => (await suggestPages(index, pages, query)).map(({url}) => url);
  expect(await suggest('licence')).toEqual(['/docs/licence/']);
  expect(await suggest('kubernetes')).toEqual([]);
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
