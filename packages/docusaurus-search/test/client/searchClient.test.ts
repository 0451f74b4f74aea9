import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createSearchClient} from '../../src/client/createSearchClient.ts';
import {ApiError, RetryError, type BackendClient} from '../../src/client/SearchClient.ts';
import {createResult} from './support/createResult.ts';

const REQUESTS = [{indexName: 'help-center', query: 'camera'}];
const DOWN = new RetryError([{host: 'https://a.example.com', reason: 'network'}]);

function createBackend(type: BackendClient['type'], search: BackendClient['search']) {
  return {type, search: vi.fn<BackendClient['search']>(search)} satisfies BackendClient;
}
const answering = (type: BackendClient['type']) => createBackend(type, async () => [createResult([])]);
const failing = (error: Error) =>
  createBackend('server', async () => {
    throw error;
  });

let logged: ReturnType<typeof vi.spyOn>;
beforeEach(() => {
  logged = vi.spyOn(console, 'error').mockImplementation(() => {});
});
afterEach(() => {
  logged.mockRestore();
});

test('names the backend that answered', async () => {
  const client = createSearchClient({primary: answering('server')});
  expect(await client.search(REQUESTS)).toMatchObject({backend: 'server', fallback: false});
});

test('caches an answer', async () => {
  const primary = answering('server');
  const client = createSearchClient({primary});
  await client.search(REQUESTS);
  await client.search(REQUESTS);
  expect(primary.search).toHaveBeenCalledTimes(1);
});

test('caches fifty answers and evicts the least recently used', async () => {
  const primary = answering('server');
  const client = createSearchClient({primary});
  const ask = (number: number) => client.search([{indexName: 'help-center', query: String(number)}]);
  for (let number = 0; number < 50; number += 1) await ask(number);
  await ask(0);
  await ask(50);
  primary.search.mockClear();
  await ask(0);
  expect(primary.search).toHaveBeenCalledTimes(0);
  await ask(1);
  expect(primary.search).toHaveBeenCalledTimes(1);
});

test('does not cache failures', async () => {
  const primary = failing(DOWN);
  const client = createSearchClient({primary});
  await expect(client.search(REQUESTS)).rejects.toBe(DOWN);
  await expect(client.search(REQUESTS)).rejects.toBe(DOWN);
  expect(primary.search).toHaveBeenCalledTimes(2);
});

test('falls back to the shipped index when no host answers, and logs why', async () => {
  const client = createSearchClient({primary: failing(DOWN), fallback: answering('embedded')});
  expect(await client.search(REQUESTS)).toMatchObject({backend: 'embedded', fallback: true});
  expect(logged).toHaveBeenCalledWith(expect.stringContaining('using the index shipped with the site'), DOWN);
});

test('tries the configured backend again after a fallback', async () => {
  const primary = failing(DOWN);
  const client = createSearchClient({primary, fallback: answering('embedded')});
  await client.search(REQUESTS);
  await client.search(REQUESTS);
  expect(primary.search).toHaveBeenCalledTimes(2);
});

test('does not wait for hosts that are known to be down', async () => {
  const primary = {...failing(DOWN), isUnavailable: () => true};
  const client = createSearchClient({primary, fallback: answering('embedded')});
  expect(await client.search(REQUESTS)).toMatchObject({fallback: true});
  expect(primary.search).not.toHaveBeenCalled();
});

test('reports the failure of the configured backend when the shipped index fails too', async () => {
  const fallback = createBackend('embedded', () => Promise.reject(new ApiError('gone', 404)));
  const client = createSearchClient({primary: failing(DOWN), fallback});
  await expect(client.search(REQUESTS)).rejects.toBe(DOWN);
});

test('does not hide a misconfiguration behind the shipped index', async () => {
  const missing = new Error('`appId` is missing.');
  const primary = {...failing(missing), isMisconfiguration: () => true};
  const client = createSearchClient({primary, fallback: answering('embedded')});
  await expect(client.search(REQUESTS)).rejects.toBe(missing);
});

test('clears the cache when the index has changed', async () => {
  const primary = {...answering('embedded'), revalidate: () => Promise.resolve(true)};
  const client = createSearchClient({primary});
  await client.search(REQUESTS);
  await client.revalidate();
  await client.search(REQUESTS);
  expect(primary.search).toHaveBeenCalledTimes(2);
});

test('continues with the loaded index when the check for a newer one fails', async () => {
  const primary = {...answering('embedded'), revalidate: () => Promise.reject(DOWN)};
  const client = createSearchClient({primary});
  await expect(client.revalidate()).resolves.toBe(false);
});

test('suggests parts of the query when the backend has no suggestions', async () => {
  const client = createSearchClient({primary: answering('server')});
  expect(await client.suggest('reset camera password', 4)).toEqual([
    'reset camera',
    'camera password',
    'password',
    'camera',
  ]);
});

test('tries hosts that were down again when the index fails too [spec 4-20]', async () => {
  let isDown = true;
  const primary = {...answering('server'), isUnavailable: () => isDown};
  const fallback = createBackend('embedded', async () => {
    throw DOWN;
  });
  const client = createSearchClient({primary, fallback});
  expect(await client.search(REQUESTS)).toMatchObject({backend: 'server', fallback: false});
  isDown = false;
  expect(fallback.search).toHaveBeenCalledTimes(1);
});

test("reports the status of the configured backend's refusal after a fallback [spec 4-20]", async () => {
  const refusing = createSearchClient({
    primary: failing(new ApiError('forbidden', 403)),
    fallback: answering('embedded'),
  });
  expect(await refusing.search(REQUESTS)).toMatchObject({fallback: true, refusal: 403});
  const down = createSearchClient({primary: failing(DOWN), fallback: answering('embedded')});
  expect((await down.search(REQUESTS)).refusal).toBeUndefined();
});

test('suggests neither excluded words nor quotes', async () => {
  const client = createSearchClient({primary: answering('server')});
  expect(await client.suggest('"rtsp address" -camera', 6)).toEqual(['rtsp', 'address']);
});
