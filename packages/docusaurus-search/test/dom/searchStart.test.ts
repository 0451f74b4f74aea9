import {afterEach, expect, test, vi} from 'vitest';
import type {EarlyAnswer, EarlyData} from '../../src/early/contract.ts';
import {createSearchStart, type SearchStart} from '../../src/early/createSearchStart.ts';
import {preload} from '../../../html-first/src/loader/runScripts.ts';

let search: SearchStart;

interface Posted {
  readonly id: number;
  readonly kind: string;
  readonly [name: string]: unknown;
}

type Listener = (event: {data: object}) => void;

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

const MANIFEST = {
  format: 'help-center-index',
  version: 1,
  parts: [{name: 'core-1.json'}, {name: 'outline-0-2.json'}],
};

function offer(
  answer: (path: string) => Promise<Response>,
  words?: [string, string][],
  outlines?: readonly string[],
) {
  const posted: Posted[] = [];
  const listeners = new Map<string, Listener>();
  const opened: WorkerOptions[] = [];
  class FakeWorker {
    readonly src: string;
    constructor(src: string, options: WorkerOptions) {
      this.src = src;
      opened.push(options);
    }
    postMessage(message: Posted) {
      posted.push(message);
    }
    addEventListener(type: string, listener: Listener) {
      listeners.set(type, listener);
    }
    removeEventListener(type: string, listener: Listener) {
      if (listeners.get(type) === listener) listeners.delete(type);
    }
  }
  const fetched: string[] = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (url: string) => {
    const {pathname} = new URL(url, location.origin);
    fetched.push(pathname);
    return answer(pathname);
  });
  const data: EarlyData = {
    scripts: [{src: '/dialog.js', integrity: 'sha256-dialog'}],
    worker: {
      src: '/worker.js',
      index: {
        manifestUrl: '/index/manifest.json',
        indexName: 'help',
        manifest: MANIFEST,
        early: {maxResultsPerGroup: 5, externalUrlRegex: null},
        ...(words && {words}),
        ...(outlines && {outlines}),
      },
    },
  };
  search = createSearchStart({
    readData: () => data,
    preload,
    storageKey: (key) => key,
  });
  return {posted, fetched, listeners, opened};
}

const respond = () => Promise.resolve(new Response('{}'));
const dialogScripts = () => document.querySelectorAll('link[href="/dialog.js"]');
const toAnswer = (query: string): EarlyAnswer => ({
  query,
  result: {nbHits: 0, hits: []} as never,
  groups: [],
});

test('fetches everything that search begins with at once, and only once', async () => {
  const {posted, fetched} = offer(respond);
  const started = search.start();
  expect(search.start()).toBe(started);
  expect([...fetched].sort()).toEqual(['/index/core-1.json', '/index/outline-0-2.json', '/worker.js']);
  await started;
  await new Promise((resolve) => setTimeout(resolve));
  expect(dialogScripts()).toHaveLength(1);
  expect(posted[0]).toMatchObject({
    kind: 'open',
    manifestUrl: `${location.origin}/index/manifest.json`,
    manifest: MANIFEST,
  });
});

test('fetches the headings of a larger site beside its index, and the worker hears nothing of that', () => {
  const {posted, fetched} = offer(respond, undefined, ['outline-1-3.json']);
  void search.start();
  expect(fetched).toContain('/index/outline-1-3.json');
  expect(posted[0]).not.toHaveProperty('outlines');
});

test('opens the worker as the classic script that bundlers write, as no module may import scripts', () => {
  const {opened} = offer(respond);
  void search.start();
  expect(opened).toEqual([{name: 'search'}]);
});

const WORDS: [string, string][] = [
  ['0', 'terms-0'],
  ['cable', 'terms-1'],
  ['camera', 'terms-2'],
  ['stream', 'terms-3'],
];

test.each([
  ['Cameras', ['terms-2']],
  ['cam', ['terms-1', 'terms-2']],
  ['c', ['terms-0', 'terms-1', 'terms-2']],
  ['rtsp zone', ['terms-2', 'terms-3']],
  ['Cámera', ['terms-2']],
  ['ﬅream', ['terms-3']],
])('fetches the words of "%s" once its reader pauses, before the worker can ask', async (query, names) => {
  vi.useFakeTimers();
  const {posted, fetched, listeners} = offer(respond, WORDS);
  void search.start();
  const isOfWords = (path: string) => path.includes('terms');
  for (let length = 1; length <= query.length; length++) {
    await vi.advanceTimersByTimeAsync(20);
    search.ask(query.slice(0, length));
  }
  expect(fetched.filter(isOfWords)).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  search.ask(query);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.filter(isOfWords)).toEqual(names.map((name) => `/index/${name}`));
  expect(posted[0]).not.toHaveProperty('words');
  listeners.get('message')?.({data: {id: posted[0]?.id, ok: true, value: null}});
  search.ask('stream');
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.filter(isOfWords)).toHaveLength(names.length);
});

test('lets what leads to the first hits go before the dialog', async () => {
  vi.useFakeTimers();
  const waiting = new Map<string, (response: Response) => void>();
  const {posted} = offer((path) => new Promise((resolve) => waiting.set(path, resolve)));
  search.ask('cam');
  void search.start();
  expect(posted.map(({kind}) => kind)).toEqual(['open', 'early']);
  await vi.advanceTimersByTimeAsync(1000);
  expect(dialogScripts()).toHaveLength(0);
  for (const resolve of waiting.values()) resolve(new Response('{}'));
  await vi.advanceTimersByTimeAsync(100);
  expect(dialogScripts()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(51);
  expect(dialogScripts()).toHaveLength(1);
});

test('lets the dialog come soon after the words of a query were asked for, whatever the worker still waits for', async () => {
  vi.useFakeTimers();
  offer(() => new Promise(() => undefined), WORDS);
  void search.start();
  await vi.advanceTimersByTimeAsync(1000);
  search.ask('cam');
  await vi.advanceTimersByTimeAsync(170);
  expect(dialogScripts()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(dialogScripts()).toHaveLength(1);
});

test('lets the dialog come as soon as the first hits are shown', async () => {
  vi.useFakeTimers();
  const {posted, listeners} = offer(respond);
  search.ask('cam');
  void search.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(dialogScripts()).toHaveLength(0);
  listeners.get('message')?.({data: {id: posted.at(-1)?.id, ok: true, value: toAnswer('cam')}});
  await vi.advanceTimersByTimeAsync(1);
  expect(dialogScripts()).toHaveLength(1);
});

test('starts the worker although a file could not be fetched, which the worker then reports', async () => {
  vi.useFakeTimers();
  const {posted} = offer(() => Promise.reject(new TypeError('Failed to fetch')));
  await search.start();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted[0]?.kind).toBe('open');
  expect(dialogScripts()).toHaveLength(1);
});

test('hands the worker over once, and hears nothing more of it', async () => {
  const {listeners} = offer(respond);
  await search.start();
  expect(search.takeWorker()).toMatchObject({src: '/worker.js'});
  expect(listeners.has('message')).toBe(false);
  expect(search.takeWorker()).toBeUndefined();
});

test('starts no worker when the dialog has asked before, and so has its own', async () => {
  const {posted, fetched} = offer(respond);
  expect(search.takeWorker()).toBeUndefined();
  await search.start();
  expect(fetched).toHaveLength(3);
  expect(posted).toEqual([]);
});

test('keeps a worker to itself whose script did not load', async () => {
  const {listeners} = offer(respond);
  await search.start();
  listeners.get('error')?.({data: {}});
  expect(search.takeWorker()).toBeUndefined();
});

test('asks for the hits of the newest query, and drops the one before', async () => {
  const {posted, listeners} = offer(respond);
  const shown: string[] = [];
  search.ask('c', ({query}) => shown.push(query));
  void search.start();
  expect(posted.at(-1)).toMatchObject({kind: 'early', query: 'c'});
  const first = posted.at(-1)?.id;
  search.ask('cam');
  expect(posted.slice(-2)).toMatchObject([
    {kind: 'cancel', id: first},
    {kind: 'early', query: 'cam'},
  ]);
  const reply = listeners.get('message');
  reply?.({data: {ok: true, value: toAnswer('c')}});
  reply?.({data: {ok: true, value: null}});
  reply?.({data: {ok: false}});
  reply?.({data: {ok: true, value: toAnswer('cam')}});
  expect(shown).toEqual(['cam']);
});
