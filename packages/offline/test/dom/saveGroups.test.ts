import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {readKept} from '../../src/client/showConnection.ts';
import {forgetGroup, saveSite} from '../../src/client/saveSite.ts';
import {cacheNames, findSaved, storeList, type OfflineFiles} from '../../src/storage/index.ts';
import {createCaches} from '../createCaches.ts';

const BASE = '/help/';
const names = cacheNames(BASE);

let caches: ReturnType<typeof createCaches>;
let list: OfflineFiles;
let fetched: string[];

const PATHS = ['', 'assets/x.js', 'docs/A/', 'docs/A/a.png', 'docs/B/', 'blog/'];

/** A site with two products and a blog; the last letter of a hash is the version in which the file changed. */
function listOf(version: string, changed: readonly string[] = []): OfflineFiles {
  const part = (files: number[]) => ({files, bytes: 10 * files.length});
  return {
    version,
    bytes: 60,
    files: PATHS.map((path) => ({path, hash: changed.includes(path) ? version : 'same', size: 10})),
    common: part([0, 1]),
    groups: [
      {id: 'A', name: 'First', start: 'docs/A/', folder: 'docs/A/', ...part([2, 3])},
      {id: 'B', name: 'Second', start: 'docs/B/', folder: 'docs/B/', ...part([4])},
    ],
  };
}

const COMMON = ['/help', '/help/assets/x.js'];
const LIST = '/help/offline-files.json';
const held = (version = 'v1') => caches.pathsIn(names.saved(version));

beforeEach(() => {
  caches = createCaches(location.origin);
  list = listOf('v1');
  fetched = [];
  localStorage.clear();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string) => {
    if (path === LIST) return Response.json(list);
    fetched.push(path);
    return new Response(path);
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {register: async () => undefined, ready: Promise.resolve({active: null})},
    storage: {},
  });
});

afterEach(() => void vi.unstubAllGlobals());

test('saves a group with the common files only', async () => {
  const onProgress = vi.fn<(done: number, total: number) => void>();
  await saveSite({baseUrl: BASE, only: ['A'], onProgress});
  expect(held()).toEqual([...COMMON, '/help/docs/A', '/help/docs/A/a.png', LIST].sort());
  expect(onProgress).toHaveBeenLastCalledWith(40, 40);
  expect(await readKept(BASE)).toEqual({names: ['First'], folders: ['/help/docs/A/'], pages: ['/help']});
});

test('fetches only missing files of a second group, and skips unknown groups', async () => {
  await saveSite({baseUrl: BASE, only: ['A']});
  fetched = [];
  await saveSite({baseUrl: BASE, only: ['A', 'B', 'gone']});
  expect(fetched).toEqual(['/help/docs/B/']);
  expect(held()).toContain('/help/docs/B');
  expect((await readKept(BASE))?.names).toEqual(['First', 'Second']);
});

test('keeps the date of the remaining groups when one is removed', async () => {
  await saveSite({baseUrl: BASE, only: ['A', 'B']});
  const [{cache, list: saved}] = await findSaved(BASE);
  const date = new Date('2026-01-02T03:04:05Z');
  await storeList(cache, BASE, saved, date);
  await forgetGroup(BASE, 'A');
  expect(await findSaved(BASE)).toMatchObject([{date, list: {only: ['B']}}]);
});

test('replaces visited pages of a saved group only', async () => {
  const pages = await caches.open(names.pages);
  await pages.put('/help/docs/A', new Response('visited'));
  await pages.put('/help/blog', new Response('visited'));
  await saveSite({baseUrl: BASE, only: ['A']});
  expect(caches.pathsIn(names.pages)).toEqual(['/help/blog']);
  expect((await readKept(BASE))?.pages).toEqual(['/help/blog', '/help']);
});

test('takes equal files from a saved group and replaces it with the whole site', async () => {
  await saveSite({baseUrl: BASE, only: ['A']});
  fetched = [];
  list = listOf('v2', ['docs/A/']);
  await saveSite({baseUrl: BASE});
  expect(fetched.sort()).toEqual(['/help/blog/', '/help/docs/A/', '/help/docs/B/']);
  expect(await caches.keys()).toEqual([names.saved('v2')]);
  expect(await readKept(BASE)).toBeUndefined();
});

test('removes an unfinished group when storage is full, and keeps finished ones', async () => {
  await saveSite({baseUrl: BASE, only: ['B']});
  const before = held();
  caches.beforePut((address) => {
    if (address.endsWith('a.png')) throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveSite({baseUrl: BASE, only: ['B', 'A']})).rejects.toMatchObject({
    name: 'QuotaExceededError',
  });
  expect(held()).toEqual(before);
  expect((await readKept(BASE))?.names).toEqual(['Second']);
});
