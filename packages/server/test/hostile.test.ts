import {request as httpRequest} from 'node:http';
import {Readable} from 'node:stream';
import {gzipSync} from 'node:zlib';
import * as fc from 'fast-check';
import {expect, test} from 'vitest';
import {createServer, DEFAULT_CONFIG} from '@help-center/server';
import {SITE} from '@help-center/testkit';
import {createFolder, createTestServer, listen, writeIndexFolder} from './support/createTestServer.ts';

const QUERIES = '/1/indexes/*/queries';
const PATHS = [
  QUERIES,
  '/1/indexes/docs/query',
  '/1/indexes/docs/facets/language/query',
  '/1/indexes/*/recommendations',
  '/1/events',
];

/** Values that a careless or hostile caller might send for a parameter. */
const value = fc.oneof(
  fc.string({unit: 'binary', maxLength: 60}),
  fc.integer(),
  fc.double(),
  fc.boolean(),
  fc.constant(null),
  fc.array(fc.oneof(fc.string({unit: 'binary'}), fc.array(fc.string(), {maxLength: 3})), {maxLength: 4}),
  fc.constantFrom(
    '<script>alert(1)</script>',
    '__proto__',
    'constructor:a',
    '%',
    '%zz',
    '["',
    '-',
    '../..',
    '\0',
  ),
);
const NAMES = [
  'query',
  'page',
  'hitsPerPage',
  'facetFilters',
  'facets',
  'attributesToSnippet',
  'attributesToHighlight',
  'attributesToRetrieve',
  'highlightPreTag',
  'snippetEllipsisText',
  'distinct',
  'advancedSyntax',
  'params',
  'maxValuesPerFacet',
  'facetQuery',
  'maxFacetHits',
  'type',
  'facet',
  'clickAnalytics',
  '__proto__',
  'constructor',
];
const parameters = fc.dictionary(fc.constantFrom(...NAMES), value, {maxKeys: 6});
const anyBody = fc.oneof(
  fc.record({
    requests: fc.array(
      parameters.map((some) => ({indexName: 'docs', ...some})),
      {maxLength: 3},
    ),
  }),
  fc.record({
    events: fc.array(
      fc.oneof(
        parameters,
        fc.record({
          eventType: fc.constant('click'),
          index: value,
          objectIDs: value,
          positions: value,
          queryID: value,
        }),
      ),
      {maxLength: 3},
    ),
  }),
  parameters,
  fc.jsonValue(),
);

/** What is wrong with an answer; nothing for a result, or for an error in the shape of the protocol. */
function findFaults(status: number, body: string): string[] {
  const answer = JSON.parse(body) as {message?: unknown; status?: unknown};
  const isShaped = status < 400 || (typeof answer.message === 'string' && answer.status === status);
  return [
    ...(status < 500 ? [] : [`status ${status}`]),
    ...(isShaped ? [] : [`error body ${body}`]),
    ...(/\bat .+\.(?:js|ts):\d+/u.test(body) ? [`stack trace ${body}`] : []),
  ];
}

test('answers any JSON body with a result or a protocol error', async () => {
  const {app} = await createTestServer();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), anyBody, async (url, body) => {
      const answer = await app.inject({method: 'POST', url, payload: JSON.stringify(body) ?? ''});
      expect(findFaults(answer.statusCode, answer.body)).toEqual([]);
    }),
    {numRuns: 400},
  );
});

test('answers any bytes as a body', async () => {
  const {app} = await createTestServer();
  await fc.assert(
    fc.asyncProperty(fc.constantFrom(...PATHS), fc.uint8Array({maxLength: 200}), async (url, bytes) => {
      const answer = await app.inject({method: 'POST', url, payload: Buffer.from(bytes)});
      expect(findFaults(answer.statusCode, answer.body)).toEqual([]);
    }),
    {numRuns: 150},
  );
});

test('answers any path and query string', async () => {
  const {app} = await createTestServer();
  const part = fc.oneof(
    fc.string({unit: 'binary-ascii', maxLength: 12}).map((text) => text.replace(/[^!-~]/gu, '')),
    fc.constantFrom(
      '%',
      '%00',
      '%E0%A4%A',
      '..',
      '*',
      '%2A',
      'docs',
      'indexes',
      '__proto__',
      '?query=%',
      '?a[b]=1',
    ),
  );
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('GET', 'POST'),
      fc.array(part, {maxLength: 6}),
      async (method, parts) => {
        const answer = await app.inject({method: method as 'GET', url: `/1/${parts.join('/')}`});
        expect(findFaults(answer.statusCode, answer.body)).toEqual([]);
      },
    ),
    {numRuns: 250},
  );
});

test('escapes records and queries except the requested tags', async () => {
  const {app} = await createTestServer();
  await fc.assert(
    fc.asyncProperty(fc.string({maxLength: 40}), async (text) => {
      const request = {
        indexName: 'docs',
        query: `camera ${text}<img src=x>`,
        attributesToSnippet: ['content:5'],
        highlightPreTag: '<mark>',
        highlightPostTag: '</mark>',
      };
      const answer = await app.inject({method: 'POST', url: QUERIES, payload: {requests: [request]}});
      for (const hit of answer.json().results[0].hits) {
        const marked = JSON.stringify([hit._highlightResult, hit._snippetResult]);
        expect(marked.replaceAll(/<\/?mark>/gu, '')).not.toMatch(/[<>]/u);
      }
    }),
    {numRuns: 60},
  );
});

test('sends JSON that browsers do not sniff as a page', async () => {
  const {app} = await createTestServer();
  const answer = await app.inject({url: '/1/indexes/%3Cscript%3Ealert(1)%3C%2Fscript%3E'});
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'x-content-type-options': 'nosniff',
  });
});

test('rejects a body of ten megabytes without reading it', async () => {
  const server = await createTestServer();
  const origin = await listen(server);
  const {status, body} = await new Promise<{status: number; body: string}>((resolve, reject) => {
    const request = httpRequest(`${origin}${QUERIES}`, {method: 'POST'}, (response) => {
      let text = '';
      response.on('data', (chunk: Buffer) => (text += chunk.toString()));
      response.on('end', () => resolve({status: response.statusCode as number, body: text}));
    });
    request.on('error', reject);
    request.setHeader('content-length', 10_000_000);
    // The answer has to come before the body has been sent.
    request.write('{"requests":[');
  });
  expect(JSON.parse(body)).toEqual({message: 'Request body is too large', status: 413});
  expect(status).toBe(413);
});

test('rejects ten megabytes sent in chunks', async () => {
  const {app} = await createTestServer();
  const pieces = Readable.from(Array.from({length: 160}, () => Buffer.alloc(65_536, 32)));
  const headers = {'transfer-encoding': 'chunked', 'content-type': 'text/plain'};
  const answer = await app.inject({method: 'POST', url: QUERIES, headers, payload: pieces});
  expect(answer.json()).toEqual({message: 'Request body is too large', status: 413});
});

test('rejects a small body that inflates to a large one', async () => {
  const {app} = await createTestServer();
  const payload = gzipSync(Buffer.alloc(10_000_000, 32));
  const headers = {'content-encoding': 'gzip'};
  const answer = await app.inject({method: 'POST', url: QUERIES, headers, payload});
  expect(answer.json()).toEqual({message: 'Request body is too large', status: 413});
});

test('rejects deeply nested JSON', async () => {
  const {app} = await createTestServer();
  for (const payload of [
    `{"requests":[{"indexName":"docs","x":${'['.repeat(20_000)}${']'.repeat(20_000)}}]}`,
    `${'{"a":'.repeat(20_000)}1${'}'.repeat(20_000)}`,
  ]) {
    const answer = await app.inject({method: 'POST', url: QUERIES, payload});
    expect(answer.json()).toEqual({message: 'Invalid body, nested more than 50 deep', status: 400});
  }
  const payload = {requests: [{indexName: 'docs', query: '[[{"'.repeat(100)}]};
  expect((await app.inject({method: 'POST', url: QUERIES, payload})).statusCode).toBe(200);
});

test('parses an unterminated string in linear time', async () => {
  const {app} = await createTestServer();
  const payload = `${'[]'.repeat(60)}"${'\\"'.repeat(100_000)}`;
  const before = process.cpuUsage();
  const answer = await app.inject({method: 'POST', url: QUERIES, payload});
  const {user} = process.cpuUsage(before);
  expect(answer.json()).toEqual({message: 'Invalid body, expected JSON', status: 400});
  expect(user / 1000).toBeLessThan(1000);
});

test('does not count brackets in strings as nesting, with any escapes', async () => {
  const {app} = await createTestServer();
  const inTexts = ['"[', '\\"{', '[\\', '\u005b\\\\["', '検索[{'].map((text) => text.repeat(60));
  for (const query of inTexts) {
    const payload = {requests: [{indexName: 'docs', query}]};
    expect((await app.inject({method: 'POST', url: QUERIES, payload})).statusCode).toBe(200);
    // Behind the text, what is nested counts.
    const nested = `{"query":${JSON.stringify(query)},"x":${'['.repeat(60)}${']'.repeat(60)}}`;
    const answer = await app.inject({method: 'POST', url: QUERIES, payload: nested});
    expect(answer.json().message).toBe('Invalid body, nested more than 50 deep');
  }
});

test('rejects unsupported encodings', async () => {
  const {app} = await createTestServer();
  for (const [encoding, status] of [
    ['br', 415],
    ['gzip', 400],
  ] as const) {
    const headers = {'content-encoding': encoding};
    const answer = await app.inject({method: 'POST', url: QUERIES, headers, payload: 'not gzip'});
    expect(answer.statusCode).toBe(status);
  }
});

test('logs no queries, keys or addresses', async () => {
  const lines: string[] = [];
  const folder = await createFolder();
  await writeIndexFolder(folder, SITE);
  const logger = {level: 'trace', stream: {write: (line: string) => void lines.push(line)}};
  const server = await createServer({...DEFAULT_CONFIG, indices: {docs: {folder}}}, {logger});
  const url = `${QUERIES}?x-algolia-api-key=topsecretkey`;
  const payload = {requests: [{indexName: 'docs', query: 'privatequery'}, {indexName: 'privateindex'}]};
  await server.app.inject({
    method: 'POST',
    url,
    payload,
    remoteAddress: '192.0.2.7',
    headers: {'user-agent': 'privateagent'},
  });
  await server.stop();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toMatch(/topsecret|private|192\.0\.2/u);
});
