import {join} from 'node:path';
import {expect, test} from 'vitest';
import type {AccessKey} from '@help-center/server';
import {createFolder, createTestServer} from './support/createTestServer.ts';

const SEARCH: AccessKey = {key: 'search-only-key-1', permissions: ['search', 'events']};
const OPERATOR: AccessKey = {key: 'operators-own-key', permissions: ['insights', 'metrics']};
const NARROW: AccessKey = {key: 'key-of-one-index-', permissions: ['search'], indices: ['other', 'blog-*']};
const KEYS = {appId: 'HELP', keys: [SEARCH, OPERATOR, NARROW]};
const QUERY = JSON.stringify({requests: [{indexName: 'docs', query: 'camera'}]});
const URL = '/1/indexes/*/queries';
const app = {'x-algolia-application-id': 'HELP'};

test('accepts id and key as headers', async () => {
  const server = await createTestServer(KEYS);
  const headers = {...app, 'x-algolia-api-key': SEARCH.key};
  const {statusCode} = await server.app.inject({method: 'POST', url: URL, headers, payload: QUERY});
  expect(statusCode).toBe(200);
});

test('accepts id and key as query parameters', async () => {
  const server = await createTestServer(KEYS);
  const url = `${URL}?x-algolia-api-key=${SEARCH.key}&x-algolia-application-id=HELP`;
  const headers = {'content-type': 'text/plain'};
  expect((await server.app.inject({method: 'POST', url, headers, payload: QUERY})).statusCode).toBe(200);
});

test('rejects a wrong key, a wrong id and missing credentials with protocol errors', async () => {
  const server = await createTestServer(KEYS);
  const wrong = [
    {...app, 'x-algolia-api-key': 'no such key, indeed'},
    {'x-algolia-application-id': 'OTHER', 'x-algolia-api-key': SEARCH.key},
    {...app},
    {},
  ];
  for (const headers of wrong) {
    const answer = await server.app.inject({method: 'POST', url: URL, headers, payload: QUERY});
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toEqual({message: 'Invalid Application-ID or API key', status: 403});
  }
});

test('denies metrics and insights to a search key', async () => {
  const server = await createTestServer(KEYS);
  const headers = {...app, 'x-algolia-api-key': SEARCH.key};
  for (const url of ['/metrics', '/1/insights/report']) {
    const answer = await server.app.inject({url, headers});
    expect(answer.json()).toEqual({message: 'Method not allowed with this API key', status: 403});
  }
});

test('allows an operator key to read metrics but not to search', async () => {
  const server = await createTestServer(KEYS);
  const headers = {...app, 'x-algolia-api-key': OPERATOR.key};
  expect((await server.app.inject({url: '/metrics', headers})).statusCode).toBe(200);
  expect((await server.app.inject({method: 'POST', url: URL, headers, payload: QUERY})).statusCode).toBe(403);
});

test('limits a key to its indices, and also hides missing ones', async () => {
  const server = await createTestServer(KEYS);
  const headers = {...app, 'x-algolia-api-key': NARROW.key};
  const ask = async (indexName: string) => {
    const payload = JSON.stringify({requests: [{indexName, query: ''}]});
    return (await server.app.inject({method: 'POST', url: URL, headers, payload})).statusCode;
  };
  expect([await ask('docs'), await ask('nothing'), await ask('blog-2026')]).toEqual([403, 403, 404]);
});

test('allows anyone to search without keys, and nobody to read insights', async () => {
  const server = await createTestServer();
  expect((await server.app.inject({method: 'POST', url: URL, payload: QUERY})).statusCode).toBe(200);
  expect((await server.app.inject({url: '/1/insights/report'})).statusCode).toBe(403);
});

test('leaves health open to load balancers', async () => {
  const server = await createTestServer(KEYS);
  const answer = await server.app.inject({url: '/health'});
  expect(answer.json()).toEqual({status: 'ok', insights: 'off'});
});

test("accepts an author's key without an application id", async () => {
  const insights = {
    database: join(await createFolder(), 'insights.sqlite'),
    retentionDays: 1,
    maxMegabytes: 50,
  };
  const keys = [{key: 'key-of-the-authors', permissions: ['insights' as const]}];
  const server = await createTestServer({appId: 'APP', keys, insights});
  const headers = {'x-algolia-api-key': 'key-of-the-authors'};
  expect((await server.app.inject({url: '/1/insights/report', headers})).statusCode).toBe(200);
  expect((await server.app.inject({url: '/1/indexes/docs', headers})).statusCode).toBe(403);
});

test('does not reveal the indices without a key', async () => {
  const keys = [
    {key: 'key-of-all-readers', permissions: ['search' as const]},
    {key: 'key-of-operators-1', permissions: ['metrics' as const]},
  ];
  const server = await createTestServer({keys});
  const read = async (key: string) =>
    (await server.app.inject({url: '/health', headers: {'x-algolia-api-key': key}})).json<object>();
  expect(await read('key-of-all-readers')).toEqual({status: 'ok', insights: 'off'});
  expect(await read('key-of-operators-1')).toMatchObject({indices: {docs: {isCurrent: true}}});
});
