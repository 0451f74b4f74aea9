import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {INDEX_NAME, SITE} from '@help-center/testkit';
import {toCsv} from '../src/insights/renderInsightsPage.ts';
import {createFolder, createTestServer, writeIndexFolder} from './support/createTestServer.ts';
import {startPostgres, type TestPostgres} from './support/startPostgres.ts';

const AUTHOR = {key: 'key-of-the-authors', permissions: ['insights' as const]};
const READER = {key: 'key-of-all-readers', permissions: ['search' as const, 'events' as const]};
const author = {'x-algolia-api-key': AUTHOR.key};
const reader = {'x-algolia-api-key': READER.key};
const QUERY_ID = 'a'.repeat(32);

let postgres: TestPostgres;
beforeAll(async () => {
  postgres = await startPostgres();
});
afterAll(() => postgres.remove());

async function createInsightsServer(database?: string) {
  const folder = await createFolder();
  const index = await createFolder();
  await writeIndexFolder(index, SITE);
  const server = await createTestServer({
    indices: {[INDEX_NAME]: {folder: index}},
    keys: [AUTHOR, READER],
    insights: {database: database ?? join(folder, 'insights.sqlite'), retentionDays: 30, maxMegabytes: 50},
  });
  const {app} = server;
  return {
    server,
    search: async (request: object) => {
      const payload = {requests: [{indexName: 'docs', ...request}]};
      const answer = await app.inject({
        method: 'POST',
        url: '/1/indexes/*/queries',
        headers: reader,
        payload,
      });
      return answer.json().results[0];
    },
    send: (event: object) =>
      app.inject({
        method: 'POST',
        url: '/1/events',
        headers: reader,
        payload: {events: [{eventName: 'x', index: 'docs', userToken: 'anonymous-1', ...event}]},
      }),
    report: async () => {
      server.insights?.log.flush(true);
      await server.insights?.writer.flush();
      return (await app.inject({url: '/1/insights/report', headers: author})).json();
    },
  };
}

test('joins a search with its views and clicks in the report', async () => {
  const {search, send, report} = await createInsightsServer();
  const {queryID, hits} = await search({query: 'camera', clickAnalytics: true});
  expect(queryID).toMatch(/^[0-9a-f]{32}$/u);
  await send({eventType: 'view', queryID, objectIDs: hits.map(({objectID}: {objectID: string}) => objectID)});
  await send({eventType: 'click', queryID, objectIDs: [hits[1].objectID], positions: [2]});
  expect(await report()).toMatchObject({
    summary: {searches: 1, views: 1, clicks: 1, clicked: 1, meanPosition: 2},
    top: [{query: 'camera', searches: 1, clicked: 1}],
  });
});

test('does not count facet requests, later pages and opted-out searches', async () => {
  const {search, report} = await createInsightsServer();
  await search({query: 'camera', hitsPerPage: 0});
  await search({query: 'camera', page: 1});
  await search({query: 'camera', analytics: false});
  await search({query: ' '});
  expect((await report()).summary.searches).toBe(0);
});

test('returns a query id only on request', async () => {
  const {search} = await createInsightsServer();
  expect(await search({query: 'camera'})).not.toHaveProperty('queryID');
});

test('stores nothing about the reader', async () => {
  const {server, send, search} = await createInsightsServer();
  await search({query: 'mail me@example.com'});
  await send({eventType: 'click', queryID: QUERY_ID, objectIDs: ['a'], userToken: 'somebody'});
  server.insights?.log.flush(true);
  await server.insights?.writer.flush();
  const answer = await server.app.inject({url: '/1/insights/report', headers: author});
  expect(answer.body).not.toMatch(/somebody|example\.com|127\.0\.0\.1/u);
  expect(answer.headers).not.toHaveProperty('set-cookie');
});

test.for([
  [{eventType: 'look'}, '"events.0.eventType"'],
  [{eventType: 'click', index: ''}, '"events.0.index"'],
  [{eventType: 'click', queryID: 'x'}, '"events.0.queryID"'],
  [{eventType: 'click', objectIDs: [1]}, '"events.0.objectIDs.0"'],
  [{eventType: 'click', objectIDs: ['a\0']}, '"events.0.objectIDs.0"'],
  [{eventType: 'click', objectIDs: ['a'], positions: [0]}, '"events.0.positions.0"'],
] as const)('names the invalid field of an event: %j', async ([event, field]) => {
  const {send} = await createInsightsServer();
  const answer = await send(event);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain(field);
});

test('rejects events when insights are off', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({method: 'POST', url: '/1/events', payload: {events: []}});
  expect(answer.json()).toEqual({message: 'Insights are off on this server', status: 403});
});

test('requires the permission and valid days for the report', async () => {
  const {server} = await createInsightsServer();
  expect((await server.app.inject({url: '/1/insights/report', headers: reader})).statusCode).toBe(403);
  const answer = await server.app.inject({url: '/1/insights/report?from=yesterday', headers: author});
  expect(answer.json().message).toContain('Invalid value for "from" parameter');
});

test('exports each table for spreadsheets', async () => {
  const {server, search} = await createInsightsServer();
  await search({query: '=cmd()'});
  server.insights?.log.flush(true);
  await server.insights?.writer.flush();
  const answer = await server.app.inject({url: '/1/insights/top.csv', headers: author});
  expect(answer.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': 'attachment; filename="top.csv"',
  });
  expect(answer.body).toMatch(/^query,searches,empty,clicked,hits\r\n'=cmd\(\),1,/u);
  expect((await server.app.inject({url: '/1/insights/constructor.csv', headers: author})).statusCode).toBe(
    404,
  );
});

test('rejects events from origins that are not allowed', async () => {
  const {app} = await createTestServer({
    allowedOrigins: ['https://help.example.com'],
    insights: {database: join(await createFolder(), 'insights.sqlite'), retentionDays: 30, maxMegabytes: 50},
  });
  const send = async (headers: Record<string, string>) => {
    const payload = {events: [{eventType: 'view', index: 'docs'}]};
    return (await app.inject({method: 'POST', url: '/1/events', headers, payload})).statusCode;
  };
  expect(await send({origin: 'https://evil.example'})).toBe(403);
  expect(await send({origin: 'null'})).toBe(403);
  expect(await send({origin: 'https://help.example.com'})).toBe(200);
  expect(await send({})).toBe(200);
});

test('limits the rows of one call', async () => {
  const {server} = await createInsightsServer();
  const objectIDs = Array.from({length: 20}, (_, number) => `page ${number}`);
  const send = async (events: readonly object[]) =>
    (await server.app.inject({method: 'POST', url: '/1/events', headers: reader, payload: {events}}))
      .statusCode;
  const click = {eventType: 'click', index: 'docs', objectIDs};
  expect(await send(Array.from({length: 10}, () => click))).toBe(200);
  expect(await send(Array.from({length: 11}, () => click))).toBe(422);
  expect(await send([{...click, objectIDs: [...objectIDs, 'more']}])).toBe(422);
  expect(await send(Array.from({length: 101}, () => ({eventType: 'view', index: 'docs'})))).toBe(422);
});

test('escapes spreadsheet formulas, with any separator', () => {
  const cells = ['=1', '+1', '-1', '@x', '|x', '＝1', '＋1', '－1', '＠x', 'a;=1+1', ' =1', 'a\tb', 'plain'];
  expect(
    toCsv(
      ['query'],
      cells.map((cell) => [cell]),
    )
      .split('\r\n')
      .slice(1, -1),
  ).toEqual([
    "'=1",
    "'+1",
    "'-1",
    "'@x",
    "'|x",
    "'＝1",
    "'＋1",
    "'－1",
    "'＠x",
    '"a;=1+1"',
    "' =1",
    '"a\tb"',
    'plain',
  ]);
});

test('serves a page without data that loads nothing from other origins', async () => {
  const {server} = await createInsightsServer();
  const answer = await server.app.inject({url: '/insights'});
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-security-policy']).toContain("default-src 'none'");
});

test('continues to search while PostgreSQL is down, and keeps acknowledged events', async () => {
  const {search, send, report, server} = await createInsightsServer(postgres.address);
  expect((await send({eventType: 'click', objectIDs: ['a'], positions: [1]})).statusCode).toBe(200);
  await postgres.kill();
  expect((await search({query: 'while away'})).nbHits).toBeGreaterThanOrEqual(0);
  const refused = await send({eventType: 'click', objectIDs: ['b'], positions: [1]});
  expect([refused.statusCode, refused.headers['retry-after']]).toEqual([429, '5']);
  server.insights?.log.flush(true);
  await server.insights?.writer.flush();
  expect((await server.app.inject({url: '/health'})).json()).toMatchObject({
    status: 'degraded',
    insights: 'failing',
  });
  await postgres.start();
  const sendAgain = async () =>
    (await send({eventType: 'click', objectIDs: ['c'], positions: [1], queryID: QUERY_ID})).statusCode;
  await expect.poll(sendAgain).toBe(200);
  // The search that was asked in between is stored late, not lost; the refused event is the sender's to repeat.
  expect(await report()).toMatchObject({summary: {clicks: 2, searches: 1}, top: [{query: 'while away'}]});
  expect((await server.app.inject({url: '/health'})).json().insights).toBe('ok');
});

test('starts while PostgreSQL is down', async () => {
  await postgres.kill();
  const {search, send, server} = await createInsightsServer(postgres.address);
  expect((await search({query: 'camera'})).nbHits).toBeGreaterThan(0);
  expect((await send({eventType: 'view'})).statusCode).toBe(429);
  const read = () => server.app.inject({url: '/1/insights/report', headers: author});
  expect((await read()).json()).toEqual({message: 'The insights cannot be read', status: 503});
  await postgres.start();
  const readHealth = async () => (await server.app.inject({url: '/health'})).json().insights;
  await expect.poll(readHealth).toBe('ok');
  await expect.poll(async () => (await send({eventType: 'view'})).statusCode).toBe(200);
});
