import {afterEach, expect, test, vi} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createEmbeddedClient} from '../../src/client/embedded/createEmbeddedClient.ts';
import {DeserializationError, RetryError} from '../../src/client/SearchClient.ts';
import {
  createServedIndex,
  MANIFEST_URL,
  type ServedIndex,
  createWorkerStandIn,
} from './support/createServedIndex.ts';

const CAMERAS = createPage({path: '/docs/cameras/', title: 'Cameras', text: ['Add a camera.']});
const LICENSES = createPage({path: '/docs/licenses/', title: 'Licences', text: ['Activate a licence.']});

afterEach(() => {
  vi.unstubAllGlobals();
});

function openClient(served: ServedIndex) {
  vi.stubGlobal('fetch', served.fetch);
  const workers: ReturnType<typeof createWorkerStandIn>[] = [];
  const client = createEmbeddedClient({
    manifestUrl: MANIFEST_URL,
    indexName: 'help-center',
    createWorker: () => {
      const worker = createWorkerStandIn();
      workers.push(worker);
      return worker;
    },
  });
  const count = async (query: string) =>
    (await client.search([{indexName: 'help-center', query}]))[0]?.nbHits;
  return {client, count, workers};
}

test('fetches nothing before the first search', () => {
  const served = createServedIndex(CAMERAS);
  openClient(served);
  expect(served.fetched).toEqual([]);
});

test('fetches the rest of a split index after the first answer', async () => {
  const served = createServedIndex([...CAMERAS, ...LICENSES], {singleFileBytes: 0});
  const {count} = openClient(served);
  await count('camera');
  await expect.poll(() => new Set(served.fetched).size).toBe(served.size());
  served.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  expect(await count('licence')).toBeGreaterThan(0);
});

test('fetches each file once', async () => {
  const served = createServedIndex([...CAMERAS, ...LICENSES], {singleFileBytes: 0});
  const {count} = openClient(served);
  for (const query of ['camera', 'licence', 'add']) await count(query);
  await expect.poll(() => served.fetched).toHaveLength(served.size());
});

test('fetches only the parts for the query when data saving is on', async () => {
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  const served = createServedIndex([...CAMERAS, ...LICENSES], {singleFileBytes: 0});
  const {count} = openClient(served);
  await count('camera');
  await count('camera');
  expect(new Set(served.fetched).size).toBeLessThan(served.size());
});

test('answers from the new index when a deploy has removed a part', async () => {
  // Nothing is fetched ahead, so the query needs a file that is gone.
  vi.stubGlobal('navigator', {connection: {saveData: true}});
  const served = createServedIndex(CAMERAS, {singleFileBytes: 0});
  const {count} = openClient(served);
  await count('camera');
  served.deploy(LICENSES, {singleFileBytes: 0});
  expect(await count('licence')).toBeGreaterThan(0);
});

test('fetches a part again if the prefetched copy is damaged', async () => {
  const served = createServedIndex([...CAMERAS, ...LICENSES], {singleFileBytes: 0});
  const {client, count} = openClient({
    ...served,
    fetch: async (url, init) => {
      const whole = await served.fetch(url, init);
      return init?.priority === 'low' ? new Response('damaged') : whole;
    },
  });
  await count('camera');
  await expect.poll(() => new Set(served.fetched).size).toBe(served.size());
  // Fails at the damaged part, if that has been read by now.
  await client.suggest('camrea', 3).catch(() => undefined);
  expect(await client.suggest('camrea', 3)).not.toEqual([]);
});

test('rejects when a part is gone and there is no newer index', async () => {
  const served = createServedIndex(CAMERAS);
  const {client} = openClient({
    ...served,
    fetch: (url, init) =>
      String(url).endsWith('manifest.json')
        ? served.fetch(url, init)
        : Promise.resolve(new Response('gone', {status: 404})),
  });
  await expect(client.search([{indexName: 'help-center', query: 'a'}])).rejects.toBeInstanceOf(
    DeserializationError,
  );
});

test('finds new content after a check', async () => {
  const served = createServedIndex(CAMERAS);
  const {client, count} = openClient(served);
  expect(await count('licence')).toBe(0);
  served.deploy(LICENSES);
  expect(await client.revalidate()).toBe(true);
  expect(await count('licence')).toBeGreaterThan(0);
});

test('reports no change for the same manifest', async () => {
  const {client, count} = openClient(createServedIndex(CAMERAS));
  await count('camera');
  expect(await client.revalidate()).toBe(false);
});

test('rejects with a retry error without a network, and recovers', async () => {
  const served = createServedIndex(CAMERAS);
  const {client, count} = openClient(served);
  served.answerWith(() => Promise.reject(new TypeError('Failed to fetch')));
  await expect(client.search([{indexName: 'help-center', query: 'a'}])).rejects.toBeInstanceOf(RetryError);
  served.answerWith(null);
  expect(await count('camera')).toBeGreaterThan(0);
});

test.each([
  ['a page of HTML', () => new Response('<!doctype html>', {headers: {'content-type': 'text/html'}})],
  ['an empty body', () => new Response('')],
  ['something else', () => new Response('{"version":2}')],
])('rejects with a deserialization error for %s in place of the manifest', async (_, answer) => {
  const served = createServedIndex(CAMERAS);
  served.answerWith(() => Promise.resolve(answer()));
  const {client} = openClient(served);
  await expect(client.search([{indexName: 'help-center', query: 'a'}])).rejects.toBeInstanceOf(
    DeserializationError,
  );
});

test('skips an aborted search in the queue', async () => {
  const {client, count} = openClient(createServedIndex(CAMERAS));
  const controller = new AbortController();
  const first = client.search([{indexName: 'help-center', query: 'a'}], {signal: controller.signal});
  controller.abort();
  await expect(first).rejects.toMatchObject({name: 'AbortError'});
  expect(await count('camera')).toBeGreaterThan(0);
});

test('starts a new worker after one has crashed', async () => {
  const {client, count, workers} = openClient(createServedIndex(CAMERAS));
  const call = client.search([{indexName: 'help-center', query: 'a'}]);
  workers[0]?.crash();
  await expect(call).rejects.toBeInstanceOf(RetryError);
  expect(await count('camera')).toBeGreaterThan(0);
  expect(workers).toHaveLength(2);
});

test('suggests corrections', async () => {
  const {client} = openClient(createServedIndex(CAMERAS));
  expect(await client.suggest('qqqq camera', 3)).toContain('camera');
});

test('reports a browser without workers when it is asked', async () => {
  const client = createEmbeddedClient({manifestUrl: MANIFEST_URL, indexName: 'help-center'});
  expect(() => client.start()).not.toThrow();
  await expect(client.search([{indexName: 'help-center', query: 'camera'}])).rejects.toThrow('Worker');
});
