import {join} from 'node:path';
import {algoliasearch} from 'algoliasearch';
import {liteClient} from 'algoliasearch/lite';
import algoliasearchHelper from 'algoliasearch-helper';
import {expect, test} from 'vitest';
import type {ServerConfig} from '@help-center/server';
import {createFolder, createTestServer, listen} from './support/createTestServer.ts';

/** In milliseconds: the clients' own limits are short for a busy machine. */
const timeouts = {connect: 60_000, read: 60_000, write: 60_000};

async function connect(config: Partial<ServerConfig> = {}, key = 'key') {
  const server = await createTestServer(config);
  const {host: url} = new URL(await listen(server));
  const hosts = [{url, accept: 'readWrite' as const, protocol: 'http' as const}];
  return {
    server,
    lite: liteClient('HELP', key, {hosts, timeouts}),
    // The full client compresses what it sends.
    full: algoliasearch('HELP', key, {hosts, timeouts, compression: 'gzip'}),
  };
}

test('the lite client searches for hits', async () => {
  const {lite} = await connect();
  const {results} = await lite.searchForHits({
    requests: [{indexName: 'docs', query: 'camera', hitsPerPage: 3}],
  });
  expect(results[0]).toMatchObject({index: 'docs', hitsPerPage: 3, hits: {length: 3}});
});

test('the lite client searches for facet values', async () => {
  const {lite} = await connect();
  const answer = await lite.searchForFacets({
    requests: [{indexName: 'docs', facet: 'language', facetQuery: 'e', type: 'facet'}],
  });
  expect(JSON.stringify(answer)).toContain('"value":"en"');
});

test('the full client searches one index, and a facet', async () => {
  const {full} = await connect();
  const single = await full.searchSingleIndex({indexName: 'docs', searchParams: {query: 'firewall'}});
  expect(single.nbHits).toBeGreaterThan(0);
  const {facetHits} = await full.searchForFacetValues({indexName: 'docs', facetName: 'language'});
  expect(facetHits[0]).toMatchObject({value: 'en', count: expect.any(Number)});
});

test('the full client sends a large body compressed', async () => {
  const {full} = await connect();
  const requests = Array.from({length: 40}, () => ({indexName: 'docs', query: 'camera', hitsPerPage: 1}));
  expect((await full.search({requests})).results).toHaveLength(40);
});

test('the full client reports a missing facet', async () => {
  const {full} = await connect();
  const asking = full.searchForFacetValues({indexName: 'docs', facetName: 'colour'});
  await expect(asking).rejects.toMatchObject({
    name: 'ApiError',
    status: 400,
    message: expect.stringContaining('colour'),
  });
});

test('the full client gets errors for actions that a search-only key may not do', async () => {
  const {full} = await connect();
  const saving = full.saveObject({indexName: 'docs', body: {objectID: 'a'}});
  await expect(saving).rejects.toMatchObject({name: 'ApiError', status: 403});
});

test('custom posts and recommendations get errors of the protocol [spec 7-03, 7-04]', async () => {
  const {lite} = await connect();
  await expect(lite.customPost({path: '1/nothing'})).rejects.toMatchObject({name: 'ApiError', status: 403});
  const asking = lite.getRecommendations({
    requests: [{indexName: 'docs', objectID: 'a', model: 'related-products', threshold: 0}],
  });
  await expect(asking).rejects.toMatchObject({name: 'ApiError', status: 400});
  const searching = lite.customPost({path: '1/indexes/docs/query', body: {query: 'camera'}});
  await expect(searching).resolves.toMatchObject({nbHits: expect.any(Number)});
});

test('a wrong key gives a client error', async () => {
  const keys = [{key: 'search-only-key-1', permissions: ['search' as const]}];
  const {lite} = await connect({keys}, 'another');
  const searching = lite.search({requests: [{indexName: 'docs'}]});
  await expect(searching).rejects.toMatchObject({
    name: 'ApiError',
    status: 403,
    message: 'Invalid Application-ID or API key',
  });
  const right = await connect({keys, appId: 'HELP'}, 'search-only-key-1');
  await expect(right.lite.search({requests: [{indexName: 'docs'}]})).resolves.toHaveProperty('results');
});

test('the lite client waits as instructed after too many requests', async () => {
  const {lite, server} = await connect({rateLimit: {perSecond: 2, burst: 1}});
  await lite.search({requests: [{indexName: 'docs', query: 'one'}]});
  const {results} = await lite.search({requests: [{indexName: 'docs', query: 'two'}]});
  expect(results).toHaveLength(1);
  expect((await server.app.inject({url: '/metrics'})).body).toContain('search_rate_limited_total 1');
});

test('the helper paginates, refines by a facet and counts the others', async () => {
  const {lite} = await connect();
  const helper = algoliasearchHelper(lite, 'docs', {
    disjunctiveFacets: ['language', 'docusaurus_tag'],
    hitsPerPage: 2,
  });
  const next = () =>
    new Promise<Parameters<Parameters<typeof helper.once<'result'>>[1]>[0]>((resolve, reject) => {
      helper.once('result', resolve);
      helper.once('error', ({error}) => reject(error));
      helper.search();
    });
  helper.setQuery('camera');
  const first = (await next()).results;
  expect(first.nbPages).toBeGreaterThan(1);
  helper.setPage(1);
  const second = (await next()).results;
  expect(second.page).toBe(1);
  expect(second.hits.map(({objectID}) => objectID)).not.toEqual(first.hits.map(({objectID}) => objectID));
  helper.addDisjunctiveFacetRefinement('language', 'en');
  const narrowed = (await next()).results;
  expect(narrowed.hits.every((hit) => (hit as unknown as {language?: string}).language === 'en')).toBe(true);
  expect(narrowed.getFacetValues('language', {})).toEqual(
    expect.arrayContaining([expect.objectContaining({name: 'en', isRefined: true})]),
  );
});

test('the full client lists the indices', async () => {
  const {full} = await connect();
  expect(await full.indexExists({indexName: 'docs'})).toBe(true);
  expect(await full.indexExists({indexName: 'nothing'})).toBe(false);
});

test('URL-encoded parameters keep the analytics switches', async () => {
  const server = await createTestServer({
    insights: {database: join(await createFolder(), 'insights.sqlite'), retentionDays: 1, maxMegabytes: 50},
  });
  const ask = async (params: string) => {
    const payload = {requests: [{indexName: 'docs', params}]};
    const answer = await server.app.inject({method: 'POST', url: '/1/indexes/*/queries', payload});
    return answer.json().results[0].queryID as string | undefined;
  };
  expect(await ask('query=camera&clickAnalytics=true')).toMatch(/^[0-9a-f]{32}$/u);
  expect(await ask('query=licence&analytics=false')).toBeUndefined();
  server.insights?.log.flush(true);
  await server.insights?.writer.flush();
  const report = await server.insights?.store.report({from: '2000-01-01', to: '2999-01-01', index: ''});
  expect(report?.top.map(({query}) => query)).toEqual(['camera']);
});
