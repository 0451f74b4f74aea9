import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {dirname, join} from 'node:path';
import {expect, it, onTestFinished} from 'vitest';
import {readSite} from '@help-center/content';
import {buildIndex} from '@help-center/engine/build';
import {createPage} from '@help-center/testkit';
import {createTestServer, listen} from '../../packages/server/test/support/createTestServer.ts';
import {addKeywords, createForm, readForm} from '../src/provider/forms.ts';
import {unansweredSearches} from '../src/report/collectReport.ts';
import {openSiteIndex, readWishes, suggestPage, type Wish} from '../src/report/unanswered.ts';
import {createSite, frontMatter} from './createSite.ts';

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

it('finds ten searches without results after their form has been filled in', async () => {
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
  // An author names the page of each search.
  const {columns, rows} = unansweredSearches(
    wishes.map((one) => ({...one, page: `/${TOPICS.find(({word}) => word === one.query)?.path}/`})),
  );
  const form = readForm(createForm(columns, rows), 'search-words.csv');
  const {values, changed, faults} = addKeywords(form, site.pages.values(), 'search-words.csv');
  expect([changed, faults]).toEqual([10, []]);
  for (const [name, text] of values) write(join(websiteDir, name), text);
  const after = await buildFrom(websiteDir);
  for (const {word, path} of TOPICS) expect([word, await firstHit(after, word)]).toEqual([word, `/${path}/`]);
});

it('suggests the page that the engine finds', async () => {
  const records = createPage({path: '/docs/licence/', title: 'Activate a licence'});
  const {manifest, files} = buildIndex(records);
  const buildDir = createFolder();
  for (const [name, bytes] of files) write(join(buildDir, 'search-index', name), bytes);
  write(join(buildDir, 'search-index/manifest.json'), JSON.stringify(manifest));
  const index = await openSiteIndex(buildDir);
  expect(await suggestPage(index, 'licence')).toBe('/docs/licence/');
  expect(await suggestPage(index, 'license activation')).toBe('/docs/licence/');
  expect(await suggestPage(index, 'kubernetes')).toBe('');
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
