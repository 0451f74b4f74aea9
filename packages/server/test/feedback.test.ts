import {join} from 'node:path';
import {expect, test} from 'vitest';
import {createFolder, createTestServer} from './support/createTestServer.ts';

const ID = 'a'.repeat(32);
const AUTHOR = {key: 'key-of-the-authors', permissions: ['insights' as const]};
const READER = {key: 'key-of-all-readers', permissions: ['events' as const]};

async function createFeedbackServer(reader: object = READER) {
  const {app, insights} = await createTestServer({
    keys: [AUTHOR, {...READER, ...reader}],
    insights: {database: join(await createFolder(), 'insights.sqlite'), retentionDays: 30, maxMegabytes: 50},
  });
  return {
    post: (url: string, payload: object | string) =>
      app.inject({
        method: 'POST',
        url,
        headers: {'x-algolia-api-key': READER.key, 'content-type': 'text/plain'},
        payload: JSON.stringify(payload),
      }),
    report: async () => {
      await insights?.writer.flush();
      return (
        await app.inject({url: '/1/insights/report', headers: {'x-algolia-api-key': AUTHOR.key}})
      ).json();
    },
    app,
  };
}

test('counts feedback by page and stores comments without personal data', async () => {
  const {post, report} = await createFeedbackServer();
  await post('/1/feedback', {page: '/docs/a/', kind: 'helped'});
  await post('/1/feedback', {
    page: '/docs/b/',
    kind: 'not-helped',
    text: 'write me@example.com, step 3 fails',
  });
  const answer = await post('/1/feedback', {page: '/docs/b/', kind: 'report', text: ''});
  expect([answer.statusCode, answer.json()]).toEqual([200, {status: 200, message: 'OK'}]);
  const {feedback, remarks} = await report();
  expect(feedback).toEqual([
    {page: '/docs/b/', helped: 0, notHelped: 1, reports: 1},
    {page: '/docs/a/', helped: 1, notHelped: 0, reports: 0},
  ]);
  expect(remarks).toMatchObject([
    {page: '/docs/b/', kind: 'not-helped', text: 'write (address) step 3 fails'},
  ]);
});

test('counts a reader once when the answer changes or a comment is added', async () => {
  const {post, report} = await createFeedbackServer();
  await post('/1/feedback', {id: ID, page: '/docs/a/', kind: 'not-helped'});
  await post('/1/feedback', {id: ID, page: '/docs/a/', kind: 'not-helped', text: 'too short'});
  const {feedback, remarks} = await report();
  expect(feedback).toEqual([{page: '/docs/a/', helped: 0, notHelped: 1, reports: 0}]);
  expect(remarks).toMatchObject([{text: 'too short'}]);
});

test('stores searches once that are sent again with the opened hit', async () => {
  const {post, report} = await createFeedbackServer();
  const camera = {id: 'c'.repeat(32), query: 'camera', hits: 4};
  const teleport = {id: 'b'.repeat(32), query: 'teleport', hits: 0};
  await post('/1/sessions', {index: 'docs', searches: [teleport, camera]});
  await post('/1/sessions', {index: 'docs', searches: [{...camera, objectID: 'page#1', position: 2}]});
  expect(await report()).toMatchObject({
    summary: {searches: 2, empty: 1, clicked: 1, clicks: 1, meanPosition: 2},
    withoutResults: [{query: 'teleport', empty: 1}],
  });
});

test.for([
  ['/1/feedback', {page: '/docs/a/'}, 'the field "kind" is missing'],
  [
    '/1/feedback',
    {page: '/docs/a/', kind: 'good'},
    'the field "kind" must be one of helped, not-helped, report',
  ],
  ['/1/feedback', {page: 'https://evil.example/', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/a?token=1', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/\u0001', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/a\u0085b', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/a\uFFFF', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/a\u202Eb', kind: 'helped'}, 'the field "page" must match'],
  ['/1/feedback', {page: '/a', kind: 'helped', userToken: 'x'}, 'the field "userToken" is not known'],
  [
    '/1/feedback',
    {page: '/a', kind: 'report', text: 'x'.repeat(2001)},
    'the field "text" must not have more',
  ],
  ['/1/feedback', {page: '/a', kind: 'report', text: 'a\0'}, 'the field "text" must match'],
  ['/1/feedback', [], 'it must be object'],
  ['/1/sessions', {index: 'docs'}, 'the field "searches" is missing'],
  ['/1/sessions', {index: 'docs', searches: [], userToken: 'x'}, 'the field "userToken" is not known'],
  [
    '/1/sessions',
    {index: 'docs', searches: [{id: ID, query: 'a', hits: -1}]},
    'the field "searches.0.hits" must be',
  ],
] as const)('names the invalid field of a body: %j', async ([url, body, message]) => {
  const {post} = await createFeedbackServer();
  const answer = await post(url, body);
  expect(answer.statusCode).toBe(422);
  expect(answer.json().message).toContain(message);
});

test('rejects a limited key for other indices and without an index', async () => {
  const {post} = await createFeedbackServer({indices: ['docs']});
  const send = async (fields: object) =>
    (await post('/1/feedback', {page: '/a', kind: 'helped', ...fields})).statusCode;
  expect([await send({index: 'docs'}), await send({index: 'other'}), await send({})]).toEqual([
    200, 403, 403,
  ]);
});

test('exports feedback for spreadsheets', async () => {
  const {post, report, app} = await createFeedbackServer();
  await post('/1/feedback', {page: '/docs/a/', kind: 'report', text: '=cmd()'});
  await report();
  const read = async (table: string) =>
    (await app.inject({url: `/1/insights/${table}.csv`, headers: {'x-algolia-api-key': AUTHOR.key}})).body;
  expect(await read('remarks')).toMatch(/,\/docs\/a\/,report,'=cmd\(\)\r\n$/u);
  expect(await read('feedback')).toBe('page,helped,notHelped,reports\r\n/docs/a/,0,0,1\r\n');
});

test('accepts page paths in any script, including joiners', async () => {
  const {post} = await createFeedbackServer();
  for (const page of ['/docs/Übersicht/', '/راهنما/می\u200Cخواهم', '/ガイド/', '/%E3%81%82']) {
    expect((await post('/1/feedback', {page, kind: 'helped'})).statusCode).toBe(200);
  }
});
