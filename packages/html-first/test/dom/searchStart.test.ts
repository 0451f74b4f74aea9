import {afterEach, expect, test, vi} from 'vitest';
import {askEarly, offerSearch, type EarlyAnswer} from '../../src/loader/searchStart.ts';

interface Posted {
  readonly id: number;
  readonly kind: string;
  readonly [name: string]: unknown;
}

type Listener = (event: {data: object}) => void;

afterEach(() => {
  vi.useRealTimers();
  askEarly('', () => undefined);
  window.helpCenterSearch?.takeWorker();
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
  effectiveType = '4g',
  words?: [string, string][],
) {
  const posted: Posted[] = [];
  const listeners = new Map<string, Listener>();
  class FakeWorker {
    readonly src: string;
    constructor(src: string) {
      this.src = src;
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
  vi.stubGlobal('navigator', {connection: {effectiveType}});
  vi.stubGlobal('fetch', (url: string) => {
    const {pathname} = new URL(url, location.origin);
    fetched.push(pathname);
    return answer(pathname);
  });
  offerSearch(() => ({
    scripts: [{src: '/dialog.js', integrity: 'sha256-dialog'}],
    worker: {
      src: '/worker.js',
      index: {
        manifestUrl: '/index/manifest.json',
        indexName: 'help',
        manifest: MANIFEST,
        ...(words && {words}),
      },
    },
  }));
  return {posted, fetched, listeners};
}

const respond = () => Promise.resolve(new Response('{}'));
const dialogScripts = () => document.querySelectorAll('link[href="/dialog.js"]');
const toAnswer = (query: string): EarlyAnswer => ({query, result: {nbHits: 0, hits: []}, groups: []});

test('fetches everything that search begins with at once, and only once', async () => {
  const {posted, fetched} = offer(respond);
  const started = window.helpCenterSearch?.start();
  expect(window.helpCenterSearch?.start()).toBe(started);
  expect(dialogScripts()).toHaveLength(1);
  expect([...fetched].sort()).toEqual(['/index/core-1.json', '/index/outline-0-2.json', '/worker.js']);
  await started;
  expect(posted[0]).toMatchObject({
    kind: 'open',
    manifestUrl: `${location.origin}/index/manifest.json`,
    manifest: MANIFEST,
  });
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
])('fetches the words of "%s" once its reader pauses, before the worker can ask', async (query, names) => {
  vi.useFakeTimers();
  const {posted, fetched, listeners} = offer(respond, '4g', WORDS);
  void window.helpCenterSearch?.start();
  const isOfWords = (path: string) => path.includes('terms');
  for (let length = 1; length <= query.length; length++) {
    await vi.advanceTimersByTimeAsync(20);
    askEarly(query.slice(0, length));
  }
  expect(fetched.filter(isOfWords)).toEqual([]);
  await vi.advanceTimersByTimeAsync(100);
  askEarly(query);
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.filter(isOfWords)).toEqual(names.map((name) => `/index/${name}`));
  expect(posted[0]).not.toHaveProperty('words');
  listeners.get('message')?.({data: {id: posted[0]?.id, ok: true, value: null}});
  askEarly('stream');
  await vi.advanceTimersByTimeAsync(100);
  expect(fetched.filter(isOfWords)).toHaveLength(names.length);
});

test('lets what leads to the first hits go before the dialog on a slow network', async () => {
  vi.useFakeTimers();
  const waiting = new Map<string, (response: Response) => void>();
  const {posted} = offer((path) => new Promise((resolve) => waiting.set(path, resolve)), '3g');
  askEarly('cam');
  void window.helpCenterSearch?.start();
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
  offer(() => new Promise(() => undefined), '3g', WORDS);
  void window.helpCenterSearch?.start();
  await vi.advanceTimersByTimeAsync(1000);
  askEarly('cam');
  await vi.advanceTimersByTimeAsync(200);
  expect(dialogScripts()).toHaveLength(0);
  await vi.advanceTimersByTimeAsync(20);
  expect(dialogScripts()).toHaveLength(1);
});

test('lets the dialog come as soon as the first hits are shown', async () => {
  vi.useFakeTimers();
  const {posted, listeners} = offer(respond, '3g');
  askEarly('cam');
  void window.helpCenterSearch?.start();
  await vi.advanceTimersByTimeAsync(10);
  expect(dialogScripts()).toHaveLength(0);
  listeners.get('message')?.({data: {id: posted.at(-1)?.id, ok: true, value: toAnswer('cam')}});
  await vi.advanceTimersByTimeAsync(1);
  expect(dialogScripts()).toHaveLength(1);
});

test('starts the worker although a file could not be fetched, which the worker then reports', async () => {
  vi.useFakeTimers();
  const {posted} = offer(() => Promise.reject(new TypeError('Failed to fetch')), '3g');
  await window.helpCenterSearch?.start();
  await vi.advanceTimersByTimeAsync(1);
  expect(posted[0]?.kind).toBe('open');
  expect(dialogScripts()).toHaveLength(1);
});

test('hands the worker over once, and hears nothing more of it', async () => {
  const {listeners} = offer(respond);
  await window.helpCenterSearch?.start();
  expect(window.helpCenterSearch?.takeWorker()).toMatchObject({src: '/worker.js'});
  expect(listeners.has('message')).toBe(false);
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
});

test('starts no worker when the dialog has asked before, and so has its own', async () => {
  const {posted, fetched} = offer(respond);
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
  await window.helpCenterSearch?.start();
  expect(fetched).toHaveLength(3);
  expect(posted).toEqual([]);
});

test('keeps a worker to itself whose script did not load', async () => {
  const {listeners} = offer(respond);
  await window.helpCenterSearch?.start();
  listeners.get('error')?.({data: {}});
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
});

test('asks for the hits of the newest query, and drops the one before', async () => {
  const {posted, listeners} = offer(respond);
  const shown: string[] = [];
  askEarly('c', ({query}) => shown.push(query));
  void window.helpCenterSearch?.start();
  expect(posted.at(-1)).toMatchObject({kind: 'early', query: 'c'});
  const first = posted.at(-1)?.id;
  askEarly('cam');
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
