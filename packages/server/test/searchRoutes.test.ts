import {gzipSync} from 'node:zlib';
import {expect, test} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createFolder, createTestServer, writeIndexFolder} from './support/createTestServer.ts';

const QUERIES = '/1/indexes/*/queries';

test('answers a search of one index with encoded parameters', async () => {
  const {app} = await createTestServer();
  const payload = {params: 'query=firewall&hitsPerPage=1'};
  const answer = (await app.inject({method: 'POST', url: '/1/indexes/docs/query', payload})).json();
  expect(answer).toMatchObject({index: 'docs', query: 'firewall', hitsPerPage: 1});
  expect(answer.hits).toHaveLength(1);
});

test('treats a missing body as an empty query', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({method: 'POST', url: '/1/indexes/docs/query'});
  expect(answer.json().nbHits).toBeGreaterThan(0);
});

test('answers a GET search without echoing the key', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({
    url: '/1/indexes/docs?query=fire%20wall&hitsPerPage=2&x-algolia-api-key=secret',
  });
  expect(answer.json()).toMatchObject({query: 'fire wall', hitsPerPage: 2});
  expect(answer.body).not.toContain('secret');
});

test('answers a GET search with a question mark in the query', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({url: '/1/indexes/docs?query=camera?&page=1&hitsPerPage=2'});
  expect(answer.json()).toMatchObject({query: 'camera?', page: 1, hitsPerPage: 2});
});

test('answers a facet search', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/1/indexes/docs/facets/language/query',
    payload: {facetQuery: 'e'},
  });
  expect(answer.json().facetHits[0]).toMatchObject({
    value: 'en',
    highlighted: expect.stringContaining('>e<'),
  });
});

test('answers searches and facet searches of a call in order', async () => {
  const {app} = await createTestServer();
  const requests = [
    {indexName: 'docs', type: 'facet', facet: 'language', facetQuery: ''},
    {indexName: 'docs', query: 'camera'},
  ];
  const {results} = (await app.inject({method: 'POST', url: QUERIES, payload: {requests}})).json();
  expect(results[0].facetHits.map(({value}: {value: string}) => value)).toContain('en');
  expect(results[1].nbHits).toBeGreaterThan(0);
});

test('rejects recommendations with a protocol error [spec 7-03]', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({
    method: 'POST',
    url: '/1/indexes/*/recommendations',
    payload: {requests: []},
  });
  expect(answer.json()).toEqual({message: 'Recommendations are not available on this server', status: 400});
});

test('rejects writes like a search-only key', async () => {
  const {app} = await createTestServer();
  for (const url of ['/1/indexes/docs/batch', '/1/indexes/docs', '/1/keys']) {
    const answer = await app.inject({method: 'POST', url, payload: {}});
    expect(answer.json()).toEqual({message: 'Method not allowed with this API key', status: 403});
  }
});

test('answers 404 with a protocol body for other paths', async () => {
  const {app} = await createTestServer();
  expect((await app.inject({url: '/docs/'})).json()).toEqual({message: 'Path not found', status: 404});
});

test('flags a search that exceeds the time limit', async () => {
  const {app} = await createTestServer({timeLimitMs: 1});
  // The clock is the only thing that makes a search of a small index slow.
  const {now} = Date;
  let calls = 0;
  Date.now = () => now() + (calls += 20);
  try {
    const answer = await app.inject({
      method: 'POST',
      url: QUERIES,
      payload: {requests: [{indexName: 'docs', query: 'camera'}]},
    });
    expect(answer.json().results[0]).toMatchObject({timeoutHits: true, exhaustiveNbHits: false});
  } finally {
    Date.now = now;
  }
  expect((await app.inject({url: '/metrics'})).body).toContain(
    'search_queries_cut_off_total{index="docs"} 1',
  );
});

test('accepts gzip bodies', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({
    method: 'POST',
    url: QUERIES,
    headers: {'content-encoding': 'gzip', 'content-type': 'application/json'},
    payload: gzipSync(JSON.stringify({requests: [{indexName: 'docs', query: 'camera'}]})),
  });
  expect(answer.statusCode).toBe(200);
});

test('allows any origin, also in preflight requests', async () => {
  const {app} = await createTestServer();
  const headers = {origin: 'https://help.example.com', 'access-control-request-method': 'POST'};
  const answer = await app.inject({method: 'OPTIONS', url: QUERIES, headers});
  expect(answer.statusCode).toBe(204);
  expect(answer.headers).toMatchObject({
    'access-control-allow-origin': '*',
    'access-control-allow-methods': 'GET, POST, DELETE, OPTIONS',
    'access-control-allow-headers': expect.stringContaining('x-algolia-api-key'),
  });
  expect(answer.headers).not.toHaveProperty('access-control-allow-credentials');
});

test('allows the headers of assistants for /mcp', async () => {
  const {app} = await createTestServer();
  const headers = {origin: 'https://help.example.com', 'access-control-request-method': 'POST'};
  const answer = await app.inject({method: 'OPTIONS', url: '/mcp', headers});
  const allowed = String(answer.headers['access-control-allow-headers']).split(', ');
  expect(allowed).toEqual(expect.arrayContaining(['mcp-protocol-version', 'mcp-method', 'mcp-name']));
});

test('allows only configured origins', async () => {
  const {app} = await createTestServer({allowedOrigins: ['https://help.example.com']});
  const ask = async (origin: string) =>
    (await app.inject({url: '/health', headers: {origin}})).headers['access-control-allow-origin'];
  expect(await ask('https://help.example.com')).toBe('https://help.example.com');
  expect(await ask('https://evil.example.net')).toBeUndefined();
});

test('counts requests, searches and searches without hits', async () => {
  const {app} = await createTestServer();
  const payload = {
    requests: [
      {indexName: 'docs', query: 'camera'},
      {indexName: 'docs', query: 'zzzzqqqq'},
    ],
  };
  await app.inject({method: 'POST', url: QUERIES, payload});
  const {body, headers} = await app.inject({url: '/metrics'});
  expect(headers['content-type']).toBe('text/plain; version=0.0.4; charset=utf-8');
  expect(body).toContain('search_queries_total{index="docs"} 2');
  expect(body).toContain('search_queries_empty_total{index="docs"} 1');
  expect(body).toContain('search_http_request_seconds_count{route="/1/indexes/:index/queries"} 1');
  expect(body).toMatch(/^search_index_records\{index="docs"\} \d+$/mu);
  for (const line of body.split('\n').filter(Boolean)) {
    expect(line).toMatch(
      /^(?:# (?:HELP|TYPE) [a-z_]\w* .+|[a-z_]\w*(?:\{\w+="[^"]*"(?:,\w+="[^"]*")*\})? (?:[\d.e+-]+|Nan))$/u,
    );
  }
});

test('serves several indices by name', async () => {
  const folder = await createFolder();
  await writeIndexFolder(folder, createPage({path: '/blog/one/', title: 'Only in the blog'}));
  const docs = await createFolder();
  await writeIndexFolder(docs, createPage({path: '/docs/one/', title: 'Only in the docs'}));
  const {app} = await createTestServer({indices: {docs: {folder: docs}, blog: {folder}}});
  const requests = ['blog', 'docs'].map((indexName) => ({indexName, query: 'only'}));
  const {results} = (await app.inject({method: 'POST', url: QUERIES, payload: {requests}})).json();
  expect(results.map(({hits}: {hits: {hierarchy: {lvl1: string}}[]}) => hits[0]?.hierarchy.lvl1)).toEqual([
    'Only in the blog',
    'Only in the docs',
  ]);
});
