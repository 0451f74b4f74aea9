import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {isRefused, setRefused} from '../../src/client/register.ts';
import {saveSite} from '../../src/client/saveSite.ts';
import {cacheNames, fetchFiles, type OfflineFiles} from '../../src/storage/index.ts';
import {createCaches} from '../createCaches.ts';

const BASE = '/help/';
const names = cacheNames(BASE);
const LIST = '/help/offline-files.json';

let caches: ReturnType<typeof createCaches>;
let list: OfflineFiles;
/** Addresses that were fetched besides the list, in order. */
let fetched: string[];
/** What the service worker or the browser's cache might have answered. */
let fromCaches: string[];
let answer: (path: string) => Response | Promise<Response>;
const postMessage = vi.fn<(message: object) => void>();
const persist = vi.fn<() => Promise<boolean>>(async () => true);

function listOf(version: string, files: Readonly<Record<string, string>>): OfflineFiles {
  const all = Object.entries(files).map(([path, hash]) => ({path, hash, size: 10}));
  const common = {files: [], bytes: 0};
  return {version, bytes: 10 * all.length, files: all, groups: [], common};
}

beforeEach(() => {
  caches = createCaches(location.origin);
  list = listOf('v1', {'': 'home', 'docs/a/': 'a', 'assets/x.js': 'x'});
  fetched = [];
  fromCaches = [];
  answer = (path) => new Response(path);
  localStorage.clear();
  postMessage.mockClear();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string, options: {headers: Record<string, string>; cache: string}) => {
    if (options.cache !== 'no-cache' || options.headers['x-offline-saving'] !== '1') fromCaches.push(path);
    if (path === LIST) return new Response(JSON.stringify(list));
    fetched.push(path);
    return answer(path);
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => undefined,
      ready: Promise.resolve({active: {state: 'activated', postMessage}}),
    },
    storage: {persist},
  });
});

afterEach(() => {
  vi.unstubAllGlobals();
});

test('stores the site under its addresses, its list last, and requests persistence', async () => {
  const onProgress = vi.fn<(done: number, total: number) => void>();
  let isListed = false;
  caches.beforePut((address) => {
    expect(isListed).toBe(false);
    isListed = address.endsWith(LIST);
  });
  expect(await saveSite({baseUrl: BASE, onProgress})).toEqual(list);
  expect(caches.pathsIn(names.saved('v1'))).toEqual(['/help', '/help/assets/x.js', '/help/docs/a', LIST]);
  expect(onProgress.mock.calls).toEqual([
    [10, 30],
    [20, 30],
    [30, 30],
  ]);
  expect(persist).toHaveBeenCalled();
  expect(fromCaches).toEqual([]);
});

test('stops fetching after a file fails', async () => {
  const paths = Array.from({length: 20}, (_, at) => `docs/${at}/`);
  list = listOf('v1', Object.fromEntries(paths.map((path) => [path, path])));
  answer = () => new Response('', {status: 500});
  await expect(saveSite({baseUrl: BASE})).rejects.toThrow('answered with status 500');
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(fetched).toHaveLength(6);
});

test('reuses equal files for a new version and replaces old copies', async () => {
  await saveSite({baseUrl: BASE});
  await (await caches.open(names.pages)).put('/help/docs/a', new Response('visited'));
  fetched = [];
  list = listOf('v2', {'': 'home', 'docs/a/': 'a2', 'assets/x.js': 'x'});
  await saveSite({baseUrl: BASE});
  expect(fetched).toEqual(['/help/docs/a/']);
  expect(await caches.keys()).toEqual([names.saved('v2')]);
});

test('fetches files published while saving, so that versions do not mix', async () => {
  const newer = listOf('v2', {'': 'home2', 'docs/a/': 'a', 'assets/x.js': 'x'});
  answer = (path) => {
    if (path === '/help/assets/x.js') list = newer;
    return new Response(path);
  };
  expect(await saveSite({baseUrl: BASE})).toEqual(newer);
  expect(fetched.filter((path) => path === BASE)).toHaveLength(2);
  expect(fetched.filter((path) => path === '/help/docs/a/')).toHaveLength(1);
  expect(await caches.keys()).toEqual([names.saved('v2')]);
});

test('gives up with a reason when the site keeps changing', async () => {
  let version = 0;
  answer = (path) => {
    version += 1;
    list = listOf(`new${version}`, {'': `home${version}`});
    return new Response(path);
  };
  await expect(saveSite({baseUrl: BASE})).rejects.toThrow('kept changing');
});

test('removes the unfinished copy when storage is full, and keeps the finished one', async () => {
  await saveSite({baseUrl: BASE});
  list = listOf('v2', {'': 'home2', 'docs/a/': 'a2', 'assets/x.js': 'x2'});
  caches.beforePut((address) => {
    if (address.endsWith('x.js')) throw new DOMException('full', 'QuotaExceededError');
  });
  await expect(saveSite({baseUrl: BASE})).rejects.toMatchObject({name: 'QuotaExceededError'});
  expect(await caches.keys()).toEqual([names.saved('v1')]);
});

test('resumes after a stop', async () => {
  const stop = new AbortController();
  list = listOf('v1', Object.fromEntries(Array.from({length: 20}, (_, at) => [`docs/${at}/`, `${at}`])));
  await expect(
    saveSite({baseUrl: BASE, signal: stop.signal, onProgress: () => stop.abort()}),
  ).rejects.toMatchObject({name: 'AbortError'});
  const before = fetched.length;
  expect(before).toBeGreaterThan(0);
  expect(before).toBeLessThan(20);
  fetched = [];
  await saveSite({baseUrl: BASE});
  expect(fetched).toHaveLength(20 - before);
});

test('fails with address and status of a missing file', async () => {
  answer = () => new Response('', {status: 503});
  await expect(saveSite({baseUrl: BASE})).rejects.toMatchObject({
    message: expect.stringMatching(/^\/help\/.* answered with status 503\.$/) as string,
  });
});

test('stores a redirected response as a plain one', async () => {
  answer = (path) => {
    const response = new Response(path);
    Object.defineProperty(response, 'redirected', {value: path === '/help/docs/a/'});
    return response;
  };
  await saveSite({baseUrl: BASE});
  const kept = await (await caches.open(names.saved('v1'))).match('/help/docs/a');
  expect(kept?.redirected).toBe(false);
  expect(await kept?.text()).toBe('/help/docs/a/');
});

test('ends the opt-out when saving', async () => {
  setRefused(true);
  await saveSite({baseUrl: BASE});
  expect(isRefused()).toBe(false);
  expect(postMessage).toHaveBeenCalledWith({kind: 'resume'});
});

test("requests the file list with the caller's signal", async () => {
  const stop = new AbortController();
  vi.stubGlobal('fetch', async (_: string, {signal}: RequestInit) => {
    expect(signal).toBe(stop.signal);
    return new Response(JSON.stringify(list));
  });
  expect(await fetchFiles(BASE, stop.signal)).toEqual(list);
});
