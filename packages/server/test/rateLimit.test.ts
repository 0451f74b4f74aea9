import {request} from 'node:http';
import {join} from 'node:path';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {DEFAULT_CONFIG} from '@help-center/server';
import {callerOf, createRateLimit} from '../src/http/addGuards.ts';
import {weighSearches} from '../src/http/addSearchRoutes.ts';
import {createFolder, createTestServer, listen} from './support/createTestServer.ts';

/** A search of many hits, and one of many words. */
const DEAR = {indexName: 'docs', query: '', hitsPerPage: 1000};
const LONG = {query: Array.from({length: 32}, (_, at) => `word${at}`).join(' ')};

const DEFAULT_LIMIT = DEFAULT_CONFIG.rateLimit ?? {perSecond: 0, burst: 0};

test('answers a client over the limit with the seconds to wait', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.5, burst: 2}});
  const ask = () =>
    server.app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      headers: {origin: 'https://help.example.com'},
      payload: {requests: [{indexName: 'docs', query: ''}]},
    });
  expect((await ask()).statusCode).toBe(200);
  expect((await ask()).statusCode).toBe(200);
  const refused = await ask();
  expect(refused.json()).toEqual({message: 'Too many requests', status: 429});
  expect(refused.headers).toMatchObject({
    'retry-after': '2',
    // Without these a page could read neither the status nor the time.
    'access-control-allow-origin': '*',
    'access-control-expose-headers': 'retry-after',
  });
});

test('does not limit health', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
  for (let n = 0; n < 3; n++) expect((await server.app.inject({url: '/health'})).statusCode).toBe(200);
});

test('limits clients behind a trusted proxy individually', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}, trustProxy: 'loopback'});
  const ask = async (caller: string) =>
    (
      await server.app.inject({
        url: '/1/indexes/docs',
        remoteAddress: '127.0.0.1',
        headers: {'x-forwarded-for': caller},
      })
    ).statusCode;
  expect([await ask('192.0.2.1'), await ask('192.0.2.2'), await ask('192.0.2.1')]).toEqual([200, 200, 429]);
});

test('ignores forwarded addresses without a trusted proxy', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
  const ask = async (caller: string) =>
    (await server.app.inject({url: '/1/indexes/docs', headers: {'x-forwarded-for': caller}})).statusCode;
  expect([await ask('192.0.2.1'), await ask('192.0.2.2')]).toEqual([200, 429]);
});

test('treats addresses of one IPv6 network as one client', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
  const ask = async (remoteAddress: string) =>
    (await server.app.inject({url: '/1/indexes/docs', remoteAddress})).statusCode;
  expect(await ask('2001:db8:0:1::1')).toBe(200);
  expect(await ask('2001:db8:0:1:ffff::2')).toBe(429);
  expect(await ask('2001:db8:0:2::1')).toBe(200);
});

test.each([
  ['192.0.2.1', '192.0.2.1'],
  ['::ffff:192.0.2.1', '192.0.2.1'],
  ['0:0:0:0:0:FFFF:c000:201', '192.0.2.1'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:0DB8::1', '2001:db8:0:0::/64'],
  ['2001:db8:1:2::', '2001:db8:1:2::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::', '0:0:0:0::/64'],
  ['64:ff9b::192.0.2.1', '64:ff9b:0:0::/64'],
  ['unknown', 'unknown'],
])('identifies the client at %s as %s', (address, caller) => {
  expect(callerOf(address)).toBe(caller);
});

/** Sends the same call thirty times at once, of which twenty may come; gives how often it was answered with 200, and the rows that were stored. */
async function sendOften(url: string, payload: object): Promise<{passed: number; rows: number}> {
  const insights = {
    database: join(await createFolder(), 'insights.sqlite'),
    retentionDays: 1,
    maxMegabytes: 10,
  };
  const {app} = await createTestServer({insights, rateLimit: {perSecond: 0.01, burst: 20}});
  const answers = await Promise.all(
    Array.from({length: 30}, () => app.inject({method: 'POST', url, payload})),
  );
  const {body} = await app.inject({url: '/metrics'});
  const [, rows = '0'] = /^search_insights_rows_total (\d+)$/mu.exec(body) ?? [];
  return {passed: answers.filter(({statusCode}) => statusCode === 200).length, rows: Number(rows)};
}

test('counts ten stored rows as one call, in any batches', async () => {
  const objectIDs = Array.from({length: 20}, (_, number) => `page ${number}`);
  const events = Array.from({length: 10}, () => ({eventType: 'click', index: 'docs', objectIDs}));
  // The first one owes for its 200 rows.
  expect(await sendOften('/1/events', {events})).toEqual({passed: 1, rows: 200});
  // A list that means something to another call only changes nothing.
  expect(await sendOften('/1/events', {events, requests: []})).toEqual({passed: 1, rows: 200});
  const search = {query: 'camera', hits: 1, objectID: 'page', position: 1};
  const searches = Array.from({length: 20}, (_, number) => ({...search, id: `${number + 10}`.repeat(16)}));
  expect((await sendOften('/1/sessions', {index: 'docs', searches})).passed).toBe(1);
  expect(
    (await sendOften('/1/events', {events: [{eventType: 'view', index: 'docs', objectIDs}]})).passed,
  ).toBe(20);
});

test.each(['/%31/indexes/docs', '/1/%69ndexes/docs', '/1/indexes/docs/', '/nothing', '/1/insights/report'])(
  'limits alternative spellings of an address: %s',
  async (url) => {
    const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
    await server.app.inject({url: '/1/indexes/docs'});
    expect((await server.app.inject({url})).statusCode).toBe(429);
  },
);

test.each(['http://search.example.com/1/indexes/docs', '/%31/indexes/docs'])(
  'limits calls to %s',
  async (path) => {
    const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 1}});
    const {port} = new URL(await listen(server));
    const ask = () =>
      new Promise<number | undefined>((resolve, reject) => {
        request({host: '127.0.0.1', port, path}, (response) => resolve(response.resume().statusCode))
          .on('error', reject)
          .end();
      });
    expect([await ask(), await ask()]).toEqual([200, 429]);
  },
);

test('counts each search of a call', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 1, burst: 10}});
  const ask = (count: number) =>
    server.app.inject({
      method: 'POST',
      url: '/1/indexes/*/queries',
      payload: {requests: Array.from({length: count}, () => ({indexName: 'docs', query: ''}))},
    });
  expect((await ask(9)).statusCode).toBe(200);
  // More than are left: this one passes, and has to be made up for.
  expect((await ask(20)).statusCode).toBe(200);
  const refused = await ask(1);
  expect(refused.statusCode).toBe(429);
  expect(Number(refused.headers['retry-after'])).toBeGreaterThanOrEqual(19);
});

test.each([
  ['in a call of several', {method: 'POST', url: '/1/indexes/*/queries', payload: {requests: [DEAR]}}],
  ['in a call of its own', {method: 'POST', url: '/1/indexes/docs/query', payload: DEAR}],
  ['in an address', {method: 'GET', url: '/1/indexes/docs?hitsPerPage=1000'}],
  ['in the values of a facet', {method: 'POST', url: '/1/indexes/docs/facets/product/query', payload: LONG}],
] as const)('counts an expensive search as several, %s', async (_where, call) => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 60}});
  let passed = 0;
  while (passed < 60 && (await server.app.inject(call)).statusCode === 200) passed += 1;
  expect(passed).toBeLessThanOrEqual(12);
});

test('weighs a request list of any length', () => {
  const before = process.cpuUsage();
  expect(weighSearches(Array.from({length: 100_000}, () => ({...DEAR})))).toBe(100_000);
  expect(process.cpuUsage(before).user / 1000).toBeLessThan(200);
  // What is at fault is refused, and costs nothing more.
  expect(weighSearches([null, 7, {hitsPerPage: 'many'}])).toBe(3);
});

/** What the dialog and the search page of a documentation site send for a query. */
const sendPage = (query: string, pages = 1) => {
  const filters = {
    facetFilters: ['language:en', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  };
  const names = [1, 2, 3, 4, 5, 6].map((level) => `hierarchy.lvl${level}:30`);
  const tags = {highlightPreTag: '<mark>', highlightPostTag: '</mark>', snippetEllipsisText: '…'};
  const shown = {attributesToSnippet: [...names, 'content:30'], hitsPerPage: 20, ...tags, ...filters};
  const all = Array.from({length: pages}, (_, page) => ({indexName: 'docs', query, page, ...shown}));
  return [...all, {indexName: 'docs', query, hitsPerPage: 0, facets: ['product'], ...filters}];
};

test('allows fast typing of long questions and search pages restored with twenty pages', () => {
  let now = 0;
  const take = createRateLimit({...DEFAULT_LIMIT, now: () => now});
  const passes = (requests: readonly object[]): boolean =>
    take('reader') === 0 && take('reader', weighSearches(requests) - 1, 0) === 0;
  const question = 'how do i train a model with pictures of my own cameras and export it to the edge device';
  // Ten keys a second, asked for after each, although a reader's page waits until 120 ms have gone by without one.
  for (let length = 1; length <= question.length; length += 1) {
    const [asked] = sendPage(question.slice(0, length));
    now += 100;
    expect(passes([asked as object])).toBe(true);
  }
  now += 5000;
  expect(passes(sendPage('train a model', 20))).toBe(true);
  // Then a filter of the page, every half second.
  for (let click = 0; click < 20; click += 1) {
    now += 500;
    expect(passes(sendPage('train a model'))).toBe(true);
  }
});

test('does not let concurrent calls pass together', async () => {
  const server = await createTestServer({rateLimit: {perSecond: 0.01, burst: 10}});
  const payload = {requests: Array.from({length: 50}, () => ({indexName: 'docs', query: ''}))};
  const answers = await Promise.all(
    Array.from({length: 10}, () => server.app.inject({method: 'POST', url: '/1/indexes/*/queries', payload})),
  );
  expect(answers.filter(({statusCode}) => statusCode === 200)).toHaveLength(1);
});

test('never allows more than burst and rate', () => {
  const waits = fc.array(fc.integer({min: 0, max: 3000}), {minLength: 1, maxLength: 80});
  fc.assert(
    fc.property(
      waits,
      fc.integer({min: 1, max: 9}),
      fc.integer({min: 1, max: 9}),
      (pauses, perSecond, burst) => {
        let now = 0;
        const take = createRateLimit({perSecond, burst, now: () => now});
        let passed = 0;
        for (const pause of pauses) {
          now += pause;
          if (take('a') === 0) passed++;
        }
        expect(passed).toBeLessThanOrEqual(burst + (now / 1000) * perSecond + 1e-6);
      },
    ),
  );
});

test('saves no more than the burst in a pause', () => {
  let now = 0;
  const take = createRateLimit({perSecond: 1, burst: 3, now: () => now});
  expect(take('a')).toBe(0);
  now += 3_600_000;
  expect(Array.from({length: 5}, () => take('a'))).toEqual([0, 0, 0, 1, 1]);
});

test('allows a client that has waited as instructed', () => {
  fc.assert(
    fc.property(
      fc.double({min: 0.05, max: 50, noNaN: true}),
      fc.integer({min: 1, max: 20}),
      (perSecond, burst) => {
        let now = 0;
        const take = createRateLimit({perSecond, burst, now: () => now});
        for (let n = 0; n < burst; n++) expect(take('a')).toBe(0);
        now += take('a') * 1000;
        expect(take('a')).toBe(0);
      },
    ),
  );
});

test('limits the number of remembered clients', () => {
  const take = createRateLimit({perSecond: 0.001, burst: 1, maxCallers: 2, now: () => 0});
  take('a');
  take('b');
  take('c');
  expect([take('b') > 0, take('c') > 0, take('a')]).toEqual([true, true, 0]);
});
