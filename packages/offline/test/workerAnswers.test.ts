import {beforeEach, expect, test} from 'vitest';
import {createCaches} from './createCaches.ts';
import {ORIGIN, runServiceWorker} from './runServiceWorker.ts';

const ASSETS = 'help-center /help/ assets';
let caches: ReturnType<typeof createCaches>;
let answer: (url: string) => Promise<Response>;
let send: ReturnType<typeof runServiceWorker>;
let asked: string[];

beforeEach(() => {
  caches = createCaches(ORIGIN);
  asked = [];
  answer = async () => new Response('fresh', {headers: {'content-type': 'text/plain'}});
  const hashedFolders = [{folder: 'search-index/', except: ['manifest.json']}];
  send = runServiceWorker(
    {version: 'v1', hashedFolders},
    {
      caches,
      fetch: async ({href}) => {
        asked.push(href);
        return answer(href);
      },
      // What waits for a slow network waits no longer.
      setTimeout: (task) => setTimeout(task, 0),
    },
  );
});

/** What the worker answers, when all that it does beside is done; `undefined` when it leaves the request to the browser. */
async function ask(path: string, request: object = {}): Promise<string | undefined> {
  const url = new URL(path, ORIGIN).href;
  const response = await send('fetch', {
    method: 'GET',
    url,
    mode: 'cors',
    headers: new Headers(),
    ...request,
  });
  return response?.text();
}

const fail = () => Promise.reject(new TypeError('Failed to fetch'));

test('fetches a hashed file once', async () => {
  expect(await ask('/help/assets/a.1.js')).toBe('fresh');
  expect(await ask('/help/assets/a.1.js')).toBe('fresh');
  expect(asked).toHaveLength(1);
});

test('fetches an unhashed file each time, with the stored one as fallback', async () => {
  expect(await ask('/help/search-index/manifest.json')).toBe('fresh');
  answer = async () => new Response('newer', {headers: {'content-type': 'application/json'}});
  expect(await ask('/help/search-index/manifest.json')).toBe('newer');
  answer = fail;
  expect(await ask('/help/search-index/manifest.json')).toBe('newer');
  await expect(ask('/help/img/never.png')).rejects.toThrow('Failed to fetch');
});

test.each([
  ['a post', '/help/assets/a.1.js', {method: 'POST'}],
  ['a part of a file', '/help/assets/a.1.js', {headers: new Headers({range: 'bytes=0-9'})}],
  ['another origin', 'https://elsewhere.example/help/assets/a.1.js', {}],
  ['what lies beside the site', '/other/assets/a.1.js', {}],
])('leaves %s to the browser', async (_, path, request) => {
  expect(await ask(path, request)).toBeUndefined();
  expect(asked).toEqual([]);
});

test('stores neither HTML in place of a file nor errors', async () => {
  answer = async () => new Response('<!doctype html>', {headers: {'content-type': 'text/html'}});
  await ask('/help/assets/a.1.js');
  answer = async () => new Response('gone', {status: 404, headers: {'content-type': 'text/plain'}});
  await ask('/help/assets/a.1.js');
  expect(await (await caches.open(ASSETS)).keys()).toEqual([]);
});

test('serves another size of a picture when the network fails', async () => {
  const size = (width: number) => `/help/assets/images/gate-0123456789ab.${width}w.webp`;
  await (await caches.open(ASSETS)).put(size(360), new Response('small'));
  answer = fail;
  expect(await ask(size(720))).toBe('small');
  await expect(ask('/help/assets/images/gate-ba9876543210.720w.webp')).rejects.toThrow('Failed to fetch');
});

test('serves a visited page offline and on a slow network', async () => {
  const page = (text: string) => new Response(text, {headers: {'content-type': 'text/html'}});
  const visit = {mode: 'navigate'};
  answer = async () => page('first');
  expect(await ask('/help/docs/a/', visit)).toBe('first');
  answer = fail;
  expect(await ask('/help/docs/a', visit)).toBe('first');
  answer = () =>
    new Promise((resolve) => {
      setTimeout(() => resolve(page('late')), 50);
    });
  expect(await ask('/help/docs/a/', visit)).toBe('first');
});

test('does not keep a page that was only prefetched', async () => {
  answer = async () => new Response('ahead', {headers: {'content-type': 'text/html'}});
  await ask('/help/docs/a/', {mode: 'navigate', headers: new Headers({'sec-purpose': 'prefetch'})});
  expect(await (await caches.open('help-center /help/ pages')).keys()).toEqual([]);
});

test('keeps an early page that was visited again', async () => {
  answer = async () => new Response('page', {headers: {'content-type': 'text/html'}});
  for (const number of [...Array(60).keys(), 0, 60]) await ask(`/help/docs/${number}/`, {mode: 'navigate'});
  const kept = caches.pathsIn('help-center /help/ pages');
  expect(kept).toContain('/help/docs/0');
  expect(kept).not.toContain('/help/docs/1');
});

test('keeps the 400 newest files', async () => {
  for (let number = 0; number < 403; number++) await ask(`/help/assets/${number}.js`);
  const keys = await (await caches.open(ASSETS)).keys();
  expect(keys).toHaveLength(400);
  expect(keys[0]?.url).toBe(`${ORIGIN}/help/assets/3.js`);
});
