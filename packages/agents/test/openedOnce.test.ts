// A site that does not change while assistants ask: its index is opened once.
import {createServer} from 'node:http';
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {answerFrom, listen} from '@help-center/built-site/serve';
import type {IndexQuery, SearchIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import {createPage, SITE} from '@help-center/testkit';
import {expect, onTestFinished, test} from 'vitest';
import {createLibrary} from '../src/mcp/createLibrary.ts';
import {openSiteSource} from '../src/mcp/openSiteSource.ts';

const MANIFEST = '/search-index/manifest.json';
const about = {
  format: 1,
  title: 'Docs',
  description: '',
  url: 'https://help.example.com/',
  versions: [],
  products: [],
  pages: [],
  redirects: {},
};

type Records = Parameters<typeof buildIndex>[0];

/** The files of a site by their paths. */
function createFiles(records: Records, singleFileBytes?: number): Map<string, string | Uint8Array> {
  const {manifest, files} = buildIndex(records, singleFileBytes === undefined ? {} : {singleFileBytes});
  return new Map<string, string | Uint8Array>([
    ['/agents/site.json', JSON.stringify(about)],
    [MANIFEST, JSON.stringify(manifest)],
    ...[...files].map(([name, bytes]) => [`/search-index/${name}`, bytes] as const),
  ]);
}

async function createFolder(files: ReturnType<typeof createFiles>): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'agents-site-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  for (const [name, bytes] of files) {
    await mkdir(join(folder, name, '..'), {recursive: true});
    await writeFile(join(folder, name), bytes);
  }
  return folder;
}

/** Serves files and records the requests. */
async function serve(files: ReturnType<typeof createFiles>) {
  let folder = await createFolder(files);
  const asked: string[] = [];
  const server = await listen(
    createServer((request, response) => {
      asked.push(request.url ?? '');
      answerFrom(folder)(request, response);
    }),
  );
  onTestFinished(() => server.close());
  return {
    address: `${server.origin}/`,
    countParts: (): number =>
      asked.filter((url) => url.startsWith('/search-index/') && url !== MANIFEST).length,
    publish: async (next: ReturnType<typeof createFiles>): Promise<void> => {
      folder = await createFolder(next);
    },
  };
}

test('reads parts of an index again only when they have changed', async () => {
  let clock = 0;
  const site = await serve(createFiles(SITE));
  const library = createLibrary(openSiteSource(site.address), {now: () => clock});
  const ask = async (query: string): Promise<number> => (await library.search(query, 5)).total;
  expect(await ask('camera')).toBeGreaterThan(0);
  expect(site.countParts()).toBe(1);
  clock += 61_000;
  expect(await ask('camera')).toBeGreaterThan(0);
  expect(site.countParts()).toBe(1);
  await site.publish(createFiles(createPage({path: '/docs/b/', title: 'Submarine'})));
  clock += 61_000;
  expect(await ask('submarine')).toBe(1);
  expect(site.countParts()).toBe(2);
});

test('searches all sections of a folder for phrases', async () => {
  // More parts than are fetched over a network for one search.
  const rest = Array.from({length: 400}, (_, at) => `word${at}`).join(' ');
  const pages = Array.from({length: 400}, (_, page) =>
    createPage({path: `/docs/${page}/`, title: `Page ${page}`, text: ['The red camera.', `${page} ${rest}`]}),
  );
  const folder = await createFolder(createFiles(pages.flat(), 0));
  const library = createLibrary(openSiteSource(folder));
  expect((await library.search('"red camera"', 5)).total).toBe(400);
});

test('limits a search to the time that the server sets', async () => {
  const limits: unknown[] = [];
  const search = async ({timeLimitMs}: IndexQuery) => {
    limits.push(timeLimitMs);
    return {hits: [{record: SITE[0]}], total: 1, matcher: {mark: () => [], find: () => 0}};
  };
  const library = createLibrary(
    {
      readSite: async () => ({...about, format: 1}),
      readText: async () => '',
      openIndex: async () => ({search}) as unknown as SearchIndex,
    },
    {timeLimitMs: 70},
  );
  await library.search('camera', 5).catch(() => undefined);
  expect(limits[0]).toBe(70);
});
