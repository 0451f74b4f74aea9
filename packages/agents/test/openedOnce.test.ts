// A site that does not change while assistants ask: its index is opened once.
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {mkdtemp, mkdir, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
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

/** Serves files, and tells which were asked for. */
async function serve(first: ReturnType<typeof createFiles>) {
  let files = first;
  const asked: string[] = [];
  const server = createServer(({url = ''}, response) => {
    asked.push(url);
    const body = files.get(url);
    response.writeHead(body === undefined ? 404 : 200).end(body);
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  const countParts = (): number =>
    asked.filter((url) => url.startsWith('/search-index/') && url !== MANIFEST).length;
  const publish = (next: typeof files): void => {
    files = next;
  };
  const {port} = server.address() as AddressInfo;
  return {address: `http://127.0.0.1:${port}/`, countParts, publish};
}

test('no part of an index is read again as long as it is the same, and a new one is', async () => {
  let clock = 0;
  const site = await serve(createFiles(SITE));
  const library = createLibrary(openSiteSource(site.address), {now: () => clock});
  const ask = async (query: string): Promise<number> => (await library.search(query, 5)).total;
  expect(await ask('camera')).toBeGreaterThan(0);
  expect(site.countParts()).toBe(1);
  clock += 61_000;
  expect(await ask('camera')).toBeGreaterThan(0);
  expect(site.countParts()).toBe(1);
  site.publish(createFiles(createPage({path: '/docs/b/', title: 'Submarine'})));
  clock += 61_000;
  expect(await ask('submarine')).toBe(1);
  expect(site.countParts()).toBe(2);
});

test('phrases are looked for in all sections of a folder', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'agents-site-'));
  onTestFinished(() => rm(folder, {recursive: true, force: true}));
  // More parts than are fetched over a network for one search.
  const rest = Array.from({length: 400}, (_, at) => `word${at}`).join(' ');
  const pages = Array.from({length: 400}, (_, page) =>
    createPage({path: `/docs/${page}/`, title: `Page ${page}`, text: ['The red camera.', `${page} ${rest}`]}),
  );
  for (const [name, bytes] of createFiles(pages.flat(), 0)) {
    await mkdir(join(folder, name, '..'), {recursive: true});
    await writeFile(join(folder, name), bytes);
  }
  const library = createLibrary(openSiteSource(folder));
  expect((await library.search('"red camera"', 5)).total).toBe(400);
});

test('a search may take as long as the server says', async () => {
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
