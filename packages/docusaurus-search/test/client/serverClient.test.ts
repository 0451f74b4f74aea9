import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {ApiError, DeserializationError, DetailedApiError, RetryError} from '../../src/client/SearchClient.ts';
import {
  createServerClient,
  type CreateServerClientOptions,
} from '../../src/client/server/createServerClient.ts';
import {createFakeHosts, hang, json, text, type HostBehaviour} from './support/createFakeHosts.ts';
import {createMemoryStorage} from './support/createMemoryStorage.ts';
import {createResult} from './support/createResult.ts';

const A = 'https://a.example.com';
const B = 'https://b.example.com';
const REQUESTS = [{indexName: 'help-center', query: 'camera'}];
const FOUND = json({results: [createResult([])]});
const endless = () =>
  new Response(new ReadableStream({start: (stream) => stream.enqueue(new Uint8Array([123]))}));

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function createClient(
  behaviours: Record<string, HostBehaviour>,
  storage = createMemoryStorage(),
  options: Partial<CreateServerClientOptions> = {},
) {
  const hosts = createFakeHosts(behaviours);
  vi.stubGlobal('fetch', hosts.fetch);
  return {hosts, storage, client: createServerClient({hosts: [A, B], storage, ...options})};
}

/** Settles a call while the fake clock runs, and says after how long; the clock stops after 40 seconds. */
async function settle<T>(call: Promise<T>): Promise<{value?: T; error?: unknown; after: number}> {
  const start = Date.now();
  const outcome: {value?: T; error?: unknown; after: number} = {after: -1};
  const watch = async () => {
    try {
      outcome.value = await call;
    } catch (error) {
      outcome.error = error;
    }
    outcome.after = Date.now() - start;
  };
  void watch();
  for (let step = 0; step < 4000 && outcome.after < 0; step += 1) await vi.advanceTimersByTimeAsync(10);
  return outcome;
}

test('posts the requests to the first host as a simple cross-origin call', async () => {
  const {hosts, client} = createClient({[A]: FOUND});
  await client.search(REQUESTS);
  expect(hosts.urls.map(String)).toEqual([`${A}/1/indexes/*/queries`]);
  expect(hosts.bodies).toEqual([{requests: REQUESTS}]);
});

test('sends the application id and the key as query parameters when they are set', async () => {
  const {hosts, client} = createClient({[A]: FOUND}, undefined, {appId: 'APP', apiKey: 'k&y'});
  await client.search(REQUESTS);
  const [url] = hosts.urls;
  expect(Object.fromEntries(url?.searchParams ?? [])).toEqual({
    'x-algolia-application-id': 'APP',
    'x-algolia-api-key': 'k&y',
  });
});

test('keeps the path prefix of a host', async () => {
  const {hosts, client} = createClient({[A]: FOUND}, undefined, {hosts: [`${A}/search/`]});
  await client.search(REQUESTS);
  expect(hosts.urls.map(({pathname}) => pathname)).toEqual(['/search/1/indexes/*/queries']);
});

test.each([
  ['fails on the network', () => Promise.reject(new TypeError('Failed to fetch'))],
  ['answers 500', json({message: 'broken', status: 500}, 500)],
  ['answers 503', json({message: 'busy', status: 503}, 503)],
] as [string, HostBehaviour][])('asks the next host when one %s [spec 4-20, 7-06]', async (_, behaviour) => {
  const {hosts, client} = createClient({[A]: behaviour, [B]: FOUND});
  const {value} = await settle(client.search(REQUESTS));
  expect(value).toHaveLength(1);
  expect(hosts.asked).toEqual([A, B]);
});

test('asks the next host when an answer has not started after one second [spec 7-06, 9-17]', async () => {
  const {hosts, client} = createClient({[A]: hang, [B]: FOUND});
  const {after} = await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B]);
  expect(after).toBeGreaterThanOrEqual(1000);
  expect(after).toBeLessThan(1100);
});

test('asks the next host when an answer is incomplete two seconds after it started [spec 9-18]', async () => {
  const {hosts, client} = createClient({[A]: endless, [B]: FOUND});
  const {after} = await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B]);
  expect(after).toBeGreaterThanOrEqual(2000);
  expect(after).toBeLessThan(2100);
});

test('waits thirty seconds for an event [spec 9-19]', async () => {
  const {client} = createClient({[A]: endless}, undefined, {hosts: [A]});
  const {error, after} = await settle(client.sendEvents([]));
  expect(error).toBeInstanceOf(RetryError);
  expect(after).toBeGreaterThanOrEqual(30_000);
  expect(after).toBeLessThan(30_100);
});

test('rejects with a retry error that names each host when none can be reached [spec 4-20, 8-08]', async () => {
  const {client} = createClient({[A]: hang, [B]: json({}, 502)});
  const {error} = await settle(client.search(REQUESTS));
  expect(error).toBeInstanceOf(RetryError);
  expect((error as RetryError).failures).toEqual([
    {host: A, reason: 'timeout'},
    {host: B, reason: 502},
  ]);
});

test('skips a host that is down for two minutes [spec 9-16]', async () => {
  const {hosts, client} = createClient({[A]: json({}, 500), [B]: FOUND});
  await settle(client.search(REQUESTS));
  await vi.advanceTimersByTimeAsync(119_000);
  await client.search(REQUESTS);
  await vi.advanceTimersByTimeAsync(2000);
  await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B, B, A, B]);
});

test('remembers a host that is down across page loads', async () => {
  const first = createClient({[A]: json({}, 500), [B]: FOUND});
  await settle(first.client.search(REQUESTS));
  const second = createClient({[A]: FOUND, [B]: FOUND}, first.storage);
  await second.client.search(REQUESTS);
  expect(second.hosts.asked).toEqual([B]);
});

test('asks a host that timed out last, with four times the timeout', async () => {
  const {hosts, client} = createClient({[A]: hang, [B]: hang});
  await settle(client.search(REQUESTS));
  expect(client.isUnavailable?.()).toBe(true);
  const {after} = await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B, A, B]);
  expect(after).toBeGreaterThanOrEqual(5000);
  expect(after).toBeLessThan(5100);
});

test('retries every host that timed out with the longer timeout', async () => {
  const far: HostBehaviour = async (request) => {
    await new Promise((resolve) => setTimeout(resolve, 3000));
    return FOUND(request);
  };
  const {client} = createClient({[A]: hang, [B]: far});
  await settle(client.search(REQUESTS));
  await settle(client.search(REQUESTS));
  const {value} = await settle(client.search(REQUESTS));
  expect(value).toHaveLength(1);
});

test('asks a host whose mark is in the future', async () => {
  const storage = createMemoryStorage();
  storage.write('help-center-search-hosts', {[A]: {status: 'down', since: Date.now() + 1e9}});
  const {hosts, client} = createClient({[A]: FOUND, [B]: FOUND}, storage);
  await client.search(REQUESTS);
  expect(hosts.asked).toEqual([A]);
});

test('throws the API error of a 4xx answer without asking another host [spec 7-07]', async () => {
  const {hosts, client} = createClient({[A]: json({message: 'Index docs does not exist', status: 404}, 404)});
  const {error} = await settle(client.search(REQUESTS));
  expect(error).toBeInstanceOf(ApiError);
  expect(error).toMatchObject({name: 'ApiError', status: 404, message: 'Index docs does not exist'});
  expect(hosts.asked).toEqual([A]);
});

test('throws a detailed API error when the answer says more than a message [spec 8-08]', async () => {
  const detail = {code: 'bad_filter', label: 'facetFilters'};
  const {client} = createClient({[A]: json({message: 'Bad filter', status: 400, error: detail}, 400)});
  const {error} = await settle(client.search(REQUESTS));
  expect(error).toBeInstanceOf(DetailedApiError);
  expect(error).toMatchObject({status: 400, detail});
});

test.each([
  ['a page of HTML', text('<!doctype html><title>Sign in</title>')],
  ['an empty body', text('', 200, 'application/json')],
  ['no content', text('', 204)],
  ['JSON without results', json({hits: []})],
  ['fewer results than requests', json({results: []})],
  ['a result without hits', json({results: [{nbHits: 0}]})],
  ['a hit that is empty', json({results: [{hits: [{}], nbHits: 1}]})],
  ['null', json(null)],
] as [string, HostBehaviour][])('throws a deserialization error for %s [spec 8-08]', async (_, behaviour) => {
  const {client} = createClient({[A]: behaviour});
  const {error} = await settle(client.search(REQUESTS));
  expect(error).toBeInstanceOf(DeserializationError);
});

test('asks the next host when one is busy, without marking it as down [spec 4-20]', async () => {
  const {hosts, client} = createClient({[A]: json({message: 'busy'}, 429), [B]: FOUND});
  const {after} = await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B]);
  expect(after).toBeLessThan(100);
  expect(client.isUnavailable?.()).toBe(false);
});

test('neither retries rejected events nor marks hosts for them', async () => {
  const {hosts, client} = createClient({[A]: json({}, 503), [B]: json({}, 503)});
  await settle(client.sendEvents([]));
  expect(client.isUnavailable?.()).toBe(false);
  const busy = createClient({[A]: json({message: 'full'}, 429, {'retry-after': '5'}), [B]: json({}, 429)});
  const {error, after} = await settle(busy.client.sendEvents([]));
  expect(error).toMatchObject({status: 429});
  expect(after).toBeLessThan(100);
  expect([hosts.asked, busy.hosts.asked]).toEqual([
    [A, B],
    [A, B],
  ]);
});

test('waits as long as a busy host asks for, and tries it again', async () => {
  let calls = 0;
  const busyOnce: HostBehaviour = (request) =>
    (calls += 1) === 1 ? json({message: 'busy'}, 429, {'retry-after': '3'})(request) : FOUND(request);
  const {hosts, client} = createClient({[A]: busyOnce});
  const {after} = await settle(client.search(REQUESTS));
  expect(hosts.asked).toEqual([A, B, A]);
  expect(after).toBeGreaterThanOrEqual(3000);
  expect(after).toBeLessThan(3100);
});

test('gives up on a busy host after three retries', async () => {
  const {hosts, client} = createClient({[A]: json({message: 'busy', status: 429}, 429)});
  const {error} = await settle(client.search(REQUESTS));
  expect(error).toMatchObject({name: 'ApiError', status: 429});
  expect(hosts.asked).toEqual([A, B, A, A, A]);
});

test('does not wait for a host that asks for more than ten seconds', async () => {
  const {hosts, client} = createClient({[A]: json({message: 'busy'}, 429, {'retry-after': '3600'})});
  const {error, after} = await settle(client.search(REQUESTS));
  expect(error).toMatchObject({status: 429});
  expect(after).toBeLessThan(100);
  expect(hosts.asked).toEqual([A, B]);
});

test('stops at once when the caller aborts, without marking hosts', async () => {
  const {client} = createClient({[A]: hang, [B]: hang});
  const controller = new AbortController();
  const call = settle(client.search(REQUESTS, {signal: controller.signal}));
  await vi.advanceTimersByTimeAsync(200);
  controller.abort();
  const {error} = await call;
  expect(error).toMatchObject({name: 'AbortError'});
  expect(client.isUnavailable?.()).toBe(false);
});
