import {expect, test, vi} from 'vitest';
import {createHostedClient, type LiteClient} from '../../src/client/hosted/createHostedClient.ts';
import {createResult} from './support/createResult.ts';

const REQUESTS = [{indexName: 'help-center', query: 'camera'}];

test.each([
  ['application id', {appId: '', apiKey: 'key'}, '`appId` is missing.'],
  ['API key', {appId: 'APP', apiKey: ''}, '`apiKey` is missing.'],
])(
  "rejects with the official client's own error without an %s [spec 5-02]",
  async (_, credentials, message) => {
    const client = createHostedClient({...credentials, indexName: 'hosted'});
    const error = await client.search(REQUESTS).then(
      () => null,
      (reason: Error) => reason,
    );
    expect(error?.message).toBe(message);
    expect(client.isMisconfiguration?.(error)).toBe(true);
  },
);

test('requests the configured index from the hosted service', async () => {
  const search = vi.fn<LiteClient['search']>(() => Promise.resolve({results: [createResult([])]}));
  const client = createHostedClient({
    appId: 'APP',
    apiKey: 'key',
    indexName: 'hosted',
    createLite: () => Promise.resolve({search}),
  });
  await client.search(REQUESTS);
  expect(search).toHaveBeenCalledWith({requests: [{indexName: 'hosted', query: 'camera'}]});
});

test('creates the official client once', async () => {
  const createLite = vi.fn<() => Promise<LiteClient>>(() =>
    Promise.resolve({search: () => Promise.resolve({results: [createResult([])]})}),
  );
  const client = createHostedClient({appId: 'APP', apiKey: 'key', indexName: 'hosted', createLite});
  await client.search(REQUESTS);
  await client.search(REQUESTS);
  expect(createLite).toHaveBeenCalledTimes(1);
});

test.each([
  [
    {name: 'RetryError', message: 'Unreachable hosts - your application id may be incorrect.'},
    'SEARCH_UNREACHABLE',
  ],
  [{name: 'ApiError', message: 'Invalid API key', status: 403}, 'SEARCH_REFUSED'],
])('wraps a failure of the official client: %j', async (failure, code) => {
  const search = () => Promise.reject(Object.assign(new Error(failure.message), failure));
  const createLite = () => Promise.resolve({search});
  const client = createHostedClient({appId: 'APP', apiKey: 'key', indexName: 'hosted', createLite});
  await expect(client.search(REQUESTS)).rejects.toMatchObject({code});
});

test('rejects an empty answer of the hosted service', async () => {
  const createLite = () => Promise.resolve({search: () => Promise.resolve(undefined)});
  const client = createHostedClient({appId: 'APP', apiKey: 'key', indexName: 'hosted', createLite});
  await expect(client.search(REQUESTS)).rejects.toMatchObject({name: 'DeserializationError'});
});
