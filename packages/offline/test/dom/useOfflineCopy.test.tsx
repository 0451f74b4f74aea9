import {act, useEffect, type ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useOfflineCopy, type OfflineCopy} from '../../src/client/useOfflineCopy.ts';
import {cacheNames, type OfflineFiles} from '../../src/storage/index.ts';
import {createCaches} from '../createCaches.ts';

const BASE = '/help/';
const names = cacheNames(BASE);

let caches: ReturnType<typeof createCaches>;
let list: OfflineFiles;
let hasNetwork: boolean;
let root: ReturnType<typeof createRoot>;
let copy: OfflineCopy;

function Box(): ReactNode {
  const shown = useOfflineCopy(BASE);
  useEffect(() => {
    copy = shown;
  });
  return null;
}

const listOf = (version: string): OfflineFiles => ({
  version,
  bytes: 10,
  files: [
    {path: 'a', hash: version, size: 4},
    {path: 'b', hash: version, size: 6},
  ],
  common: {files: [], bytes: 0},
  groups: [
    {id: 'A', name: 'First', start: 'a', folder: 'a/', files: [0], bytes: 4},
    {id: 'B', name: 'Second', start: 'b', folder: 'b/', files: [1], bytes: 6},
  ],
});

/** Saves a version without a reader. */
async function keep(version: string): Promise<void> {
  const headers = {date: new Date(0).toUTCString()};
  const cache = await caches.open(names.saved(version));
  await cache.put(`${BASE}offline-files.json`, new Response(JSON.stringify(listOf(version)), {headers}));
}

async function open(): Promise<void> {
  root = createRoot(document.body);
  await act(async () => root.render(<Box />));
  await expect.poll(() => copy.state.kind).not.toBe('checking');
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  caches = createCaches(location.origin);
  list = listOf('v2');
  hasNetwork = true;
  localStorage.clear();
  vi.stubGlobal('caches', caches);
  vi.stubGlobal('fetch', async (path: string, {signal}: RequestInit) => {
    signal?.throwIfAborted();
    if (!hasNetwork) throw new TypeError('Failed to fetch');
    return path.endsWith('offline-files.json') ? Response.json(list) : new Response(path);
  });
  vi.stubGlobal('navigator', {
    serviceWorker: {
      register: async () => undefined,
      ready: Promise.resolve({active: null}),
      getRegistration: async () => undefined,
    },
    storage: {},
  });
});

afterEach(() => {
  act(() => root.unmount());
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
});

test('shows a copy as saved after a failed update, with the error', async () => {
  await keep('v1');
  await open();
  expect(copy.state).toMatchObject({kind: 'saved', isNewest: false, problem: ''});
  hasNetwork = false;
  await act(async () => copy.save());
  await expect.poll(() => copy.message).toContain('The network failed.');
  expect(copy.state).toMatchObject({
    kind: 'saved',
    list: {version: 'v1'},
    isNewest: false,
    problem: expect.stringContaining('The network failed.') as string,
  });
});

test('shows a copy as saved after a stopped update', async () => {
  await keep('v1');
  await open();
  caches.beforePut(() => copy.cancel());
  list = {...list, files: Array.from({length: 20}, (_, at) => ({path: `${at}`, hash: `${at}`, size: 1}))};
  await act(async () => copy.save());
  await expect.poll(() => copy.message).toBe('Saving was stopped.');
  expect(copy.state).toMatchObject({kind: 'saved', list: {version: 'v1'}, isNewest: false, problem: ''});
});

test('removes visited pages without a server', async () => {
  hasNetwork = false;
  await (await caches.open(names.pages)).put(`${BASE}docs`, new Response(''));
  await open();
  expect(copy.state).toEqual({kind: 'unreachable', isAnythingKept: true});
});

test('reports a browser that forbids storage', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  caches.keys = () => Promise.reject(new DOMException('', 'SecurityError'));
  await open();
  expect(copy.state).toEqual({kind: 'unsupported'});
});

test('reports a failed removal and what is left', async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  await keep('v2');
  await open();
  caches.delete = () => Promise.reject(new DOMException('', 'InvalidStateError'));
  await act(async () => copy.remove());
  await expect.poll(() => copy.message).toContain('Not everything could be removed.');
  expect(copy.state).toMatchObject({kind: 'saved'});
});

test('saves groups in turn, names finished ones and removes them individually', async () => {
  await open();
  expect(copy.state).toMatchObject({kind: 'offered', isAnythingKept: false});
  await act(async () => copy.save(['A']));
  await expect.poll(() => copy.message).toBe('First is saved on this device.');
  expect(copy.state).toMatchObject({kind: 'saved', list: {only: ['A']}, bytes: 4, isNewest: true});
  await act(async () => copy.save(['A', 'B']));
  await expect.poll(() => copy.message).toBe('Second is saved on this device.');
  expect(copy.state).toMatchObject({kind: 'saved', list: {only: ['A', 'B']}, bytes: 10});
  await act(async () => copy.remove('A'));
  await expect.poll(() => copy.message).toBe('First was removed from this device.');
  expect(copy.state).toMatchObject({kind: 'saved', list: {only: ['B']}, bytes: 6});
  expect(caches.pathsIn(names.saved('v2'))).toEqual(['/help/b', '/help/offline-files.json']);
  await act(async () => copy.remove('B'));
  await expect.poll(() => copy.state).toMatchObject({kind: 'offered'});
  expect(await caches.keys()).toEqual([]);
});

test('shows the space for another group when there is no room, and keeps the others', async () => {
  await open();
  await act(async () => copy.save(['A']));
  await expect.poll(() => copy.state.kind).toBe('saved');
  list = {...list, files: list.files.map((file) => (file.path === 'b' ? {...file, size: 7_100_000} : file))};
  caches.beforePut((address) => {
    if (address.endsWith('/b')) throw new DOMException('full', 'QuotaExceededError');
  });
  await act(async () => copy.save(['A', 'B']));
  await expect.poll(() => copy.message).toContain('8 MB are needed');
  expect(copy.state).toMatchObject({kind: 'saved', list: {only: ['A']}, problem: copy.message});
  expect(caches.pathsIn(names.saved('v2'))).toEqual(['/help/a', '/help/offline-files.json']);
});

test('checks the server again for what can be saved, without saving', async () => {
  hasNetwork = false;
  await open();
  expect(copy.state.kind).toBe('unreachable');
  hasNetwork = true;
  await act(async () => copy.check());
  await expect.poll(() => copy.state.kind).toBe('offered');
  expect(await caches.keys()).toEqual([]);
});
