import {beforeEach, expect, test} from 'vitest';
import {cacheNames, type SavedFiles} from '../src/storage/index.ts';
import {createCaches} from './createCaches.ts';
import {ORIGIN, runServiceWorker, visit} from './runServiceWorker.ts';

const BASE = '/help/';
const names = cacheNames(BASE);
const LIST = `${BASE}offline-files.json`;
const HTML = {headers: {'content-type': 'text/html'}};

let caches: ReturnType<typeof createCaches>;
let hasNetwork: boolean;

function listOf(version: string, only?: readonly string[]): SavedFiles {
  const part = (file: number) => ({files: [file], bytes: 1});
  return {
    version,
    bytes: 4,
    files: ['', 'docs/A/', 'docs/B/', 'blog/'].map((path) => ({path, hash: version, size: 1})),
    common: part(0),
    groups: [
      {id: 'A', name: 'First & best', start: 'docs/A/', folder: 'docs/A/', ...part(1)},
      {id: 'B', name: 'Second', start: 'docs/B/', folder: 'docs/B/', ...part(2)},
    ],
    ...(only && {only}),
  };
}

/** Saves groups, or the whole site, without a reader. */
async function keep(version: string, only?: readonly string[]): Promise<void> {
  const cache = await caches.open(names.saved(version));
  await cache.put(LIST, new Response(JSON.stringify(listOf(version, only))));
  await cache.put('/help/docs/A', new Response(version, HTML));
}

/** Runs the worker of a version; returns what gives it events. */
const run = (version: string) =>
  runServiceWorker(
    {version},
    {
      caches,
      fetch: async ({pathname}) => {
        if (!hasNetwork) throw new TypeError('Failed to fetch');
        return pathname === LIST ? Response.json(listOf(version)) : new Response(`${version} fresh`, HTML);
      },
    },
  );

beforeEach(() => {
  caches = createCaches(ORIGIN);
  hasNetwork = true;
});

test('fetches saved groups of a new version only', async () => {
  await keep('v1', ['A']);
  const tell = run('v2');
  await tell('install');
  expect(caches.pathsIn(names.saved('v2'))).toEqual(['/help', '/help/docs/A', LIST]);
  const list = await (await caches.open(names.saved('v2'))).match(LIST);
  expect(await list?.json()).toMatchObject({version: 'v2', only: ['A']});
});

test('removes the old copy and older visited pages on takeover', async () => {
  await keep('v1', ['A']);
  const pages = await caches.open(names.pages);
  for (const path of ['/help/docs/A', '/help/docs/B']) await pages.put(path, new Response('visited', HTML));
  const tell = run('v2');
  await tell('install');
  await tell('activate');
  expect((await caches.keys()).sort()).toEqual([names.pages, names.saved('v2'), names.shell('v2')].sort());
  expect(caches.pathsIn(names.pages)).toEqual(['/help/docs/B']);
  hasNetwork = false;
  const answer = await tell('fetch', visit('/help/docs/A/'));
  expect(await answer?.text()).toBe('v2 fresh');
});

/** What the offline page says on that address, without a network. */
async function readOfflinePage(search: string): Promise<string> {
  const shell = await caches.open(names.shell('v1'));
  await shell.put('/help/offline', new Response('<div id="offline-list"></div>', HTML));
  hasNetwork = false;
  const answer = await run('v1')('fetch', visit(`/help/offline${search}`));
  return (await answer?.text()) ?? '';
}

test('links a page of an unsaved group to that group by name', async () => {
  await keep('v1', ['A']);
  const page = await readOfflinePage(`?from=${encodeURIComponent('/help/docs/B/x/')}`);
  expect(page).toContain('It is part of Second, which is not saved on this device.');
  expect(page).toContain(
    '<p>Saved on this device:</p><ul><li><a href="/help/docs/A/">First &amp; best</a></li></ul>',
  );
  expect(page).not.toContain('The whole site');
});

test('reports no missing group for other pages', async () => {
  await keep('v1', ['A']);
  for (const path of ['/help/blog/x/', '/help/docs/A/new/']) {
    expect(await readOfflinePage(`?from=${encodeURIComponent(path)}`)).not.toContain('It is part of');
  }
});

test('links the offline page to home when the whole site is stored', async () => {
  await keep('v1');
  const page = await readOfflinePage('');
  expect(page).toContain('The whole site is on this device: <a href="/help/">home page</a>.');
  expect(page).not.toContain('Saved on this device:');
});
