import {afterEach, expect, test, vi} from 'vitest';
import {offerSearch, warmSearch} from '../../src/loader/searchStart.ts';

interface Posted {
  readonly id: number;
  readonly kind: string;
  readonly [name: string]: unknown;
}

afterEach(() => {
  warmSearch('');
  window.helpCenterSearch?.takeWorker();
  vi.unstubAllGlobals();
  document.head.innerHTML = '';
});

function offer(answer: () => Promise<Response>) {
  const posted: Posted[] = [];
  const listeners = new Map<string, () => void>();
  class FakeWorker {
    readonly src: string;
    constructor(src: string) {
      this.src = src;
    }
    postMessage(message: Posted) {
      posted.push(message);
    }
    addEventListener(type: string, listener: () => void) {
      listeners.set(type, listener);
    }
  }
  const fetched: string[] = [];
  vi.stubGlobal('Worker', FakeWorker);
  vi.stubGlobal('fetch', (url: string) => {
    fetched.push(new URL(url, location.origin).pathname);
    return answer();
  });
  offerSearch(() => ({
    scripts: ['/dialog.js'],
    data: ['/core.json'],
    worker: {src: '/worker.js', index: {manifestUrl: '/manifest.json', indexName: 'help-center'}},
  }));
  return {posted, fetched, listeners};
}

test('fetches everything that search begins with at once, and only once', async () => {
  const {posted, fetched} = offer(() => Promise.resolve(new Response('{"parts":[]}')));
  window.helpCenterSearch?.start();
  window.helpCenterSearch?.start();
  expect(document.querySelectorAll('link[href="/dialog.js"]')).toHaveLength(1);
  expect([...fetched].sort()).toEqual(['/core.json', '/manifest.json', '/worker.js']);
  await vi.waitFor(() => expect(posted.some(({kind}) => kind === 'open')).toBe(true));
  expect(posted[0]).toMatchObject({
    kind: 'open',
    manifestUrl: `${location.origin}/manifest.json`,
    indexName: 'help-center',
    manifestText: '{"parts":[]}',
  });
});

test('lets the worker fetch the manifest itself when that did not work', async () => {
  const {posted} = offer(() => Promise.reject(new TypeError('Failed to fetch')));
  window.helpCenterSearch?.start();
  await vi.waitFor(() => expect(posted.some(({kind}) => kind === 'open')).toBe(true));
  expect(posted[0]?.manifestText).toBeUndefined();
});

test('hands the worker over once', async () => {
  const {posted} = offer(() => Promise.resolve(new Response('{}')));
  window.helpCenterSearch?.start();
  await vi.waitFor(() => expect(posted.some(({kind}) => kind === 'open')).toBe(true));
  expect(window.helpCenterSearch?.takeWorker()).toMatchObject({src: '/worker.js'});
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
});

test('starts no worker when the dialog has asked before it could, and so has its own', async () => {
  const {posted, fetched} = offer(() => Promise.resolve(new Response('{}')));
  window.helpCenterSearch?.start();
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
  await vi.waitFor(() => expect(fetched).toHaveLength(3));
  await new Promise((resolve) => {
    setTimeout(resolve);
  });
  expect(posted).toEqual([]);
});

test('keeps a worker to itself whose script did not load', async () => {
  const {listeners} = offer(() => Promise.resolve(new Response('{}')));
  window.helpCenterSearch?.start();
  await vi.waitFor(() => expect(listeners.has('error')).toBe(true));
  listeners.get('error')?.();
  expect(window.helpCenterSearch?.takeWorker()).toBeUndefined();
});

test('lets the worker read what the newest query needs, and drops the one before', async () => {
  const {posted} = offer(() => Promise.resolve(new Response('{}')));
  warmSearch('c');
  window.helpCenterSearch?.start();
  await vi.waitFor(() => expect(posted.at(-1)).toMatchObject({kind: 'warm', query: 'c'}));
  const first = posted.at(-1)?.id;
  warmSearch('cam');
  expect(posted.slice(-2)).toMatchObject([
    {kind: 'cancel', id: first},
    {kind: 'warm', query: 'cam'},
  ]);
});
