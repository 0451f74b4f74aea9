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

const HTML = {headers: {'content-type': 'text/html'}};

/** Holds back responses of the network; returns a function that releases them. */
function holdAnswer(options: ResponseInit = {}): () => void {
  let arrive = () => undefined as void;
  const held = new Promise<Response>((resolve) => {
    arrive = () => resolve(new Response('late', options));
  });
  answer = () => held;
  return arrive;
}

/** Tells the worker that the reader removes everything; resolves when it is done. */
const forget = () => send('message', undefined, {data: {kind: 'forget'}});
/** Tells the worker that the reader saves again. */
const resume = () => send('message', undefined, {data: {kind: 'resume'}});

test.each([
  ['a file', '/help/assets/a.1.js', {}, {}],
  ['a page', '/help/docs/a/', {mode: 'navigate'}, HTML],
  ['the list of stored pages', '/help/offline', {mode: 'navigate'}, HTML],
])('leaves nothing on the device when %s arrives during removal', async (_, path, request, options) => {
  const arrive = holdAnswer(options);
  const asking = ask(path, request);
  await expect.poll(() => asked).toHaveLength(1);
  const forgetting = forget();
  arrive();
  await Promise.all([asking, forgetting]);
  expect(await caches.keys()).toEqual([]);
});

test('stores nothing that arrives after removal', async () => {
  const arrive = holdAnswer();
  const addresses = ['/help/assets/a.1.js', '/help/assets/b.1.js'];
  const keeping = send('message', undefined, {data: {kind: 'keep', addresses}});
  await expect.poll(() => asked).toHaveLength(1);
  await forget();
  arrive();
  await keeping;
  expect(await caches.keys()).toEqual([]);
  expect(asked).toHaveLength(1);
});

test('leaves requests to the browser after removal', async () => {
  await forget();
  expect(await ask('/help/assets/a.1.js')).toBeUndefined();
  expect(asked).toEqual([]);
});

test('serves and stores files again when the reader saves again', async () => {
  await forget();
  await resume();
  expect(await ask('/help/assets/a.1.js')).toBe('fresh');
  expect(caches.pathsIn(ASSETS)).toEqual(['/help/assets/a.1.js']);
});

test('keeps what the reader saves while an earlier removal waits for a response', async () => {
  const arrive = holdAnswer();
  const asking = ask('/help/assets/a.1.js');
  await expect.poll(() => asked).toHaveLength(1);
  const forgetting = forget();
  await resume();
  await (await caches.open('help-center /help/ saved v1')).put('/help/', new Response('home'));
  arrive();
  await Promise.all([asking, forgetting]);
  expect(caches.pathsIn('help-center /help/ saved v1')).toEqual(['/help/']);
});
