import {setImmediate} from 'node:timers/promises';
import {expect, onTestFinished, test, vi} from 'vitest';
import type {IndexQuery, SearchIndex} from '@help-center/engine';
import {createPage} from '@help-center/testkit';
import {Searcher} from '../src/Searcher.ts';
import {createFolder, createTestServer, writeIndexFolder} from './support/createTestServer.ts';

const QUERIES = '/1/indexes/*/queries';

const search = (parameters: object) => ({indexName: 'docs', query: 'camera', ...parameters});
const often = <T>(count: number, value: T): T[] => Array.from({length: count}, () => value);

type Server = Awaited<ReturnType<typeof createTestServer>>;

async function ask({app}: Server, requests: readonly object[]) {
  const answer = await app.inject({method: 'POST', url: QUERIES, payload: {requests}});
  return {status: answer.statusCode, message: String(answer.json().message), bytes: answer.body.length};
}

test.each([
  ['attributesToSnippet', {attributesToSnippet: often(20_000, 'a')}, 'at most 100 names'],
  ['attributesToHighlight', {attributesToHighlight: often(20_000, 'a').join(',')}, 'at most 100 names'],
  ['attributesToRetrieve', {attributesToRetrieve: often(20_000, 'a')}, 'at most 100 names'],
  ['facets', {facets: often(101, 'language')}, 'at most 100 names'],
  ['facets', {facets: ['x'.repeat(201)]}, 'names of at most 200 characters'],
  ['facetFilters', {facetFilters: [often(20_000, 'a:b')]}, 'at most 200 conditions'],
  ['highlightPreTag', {highlightPreTag: 'x'.repeat(200_000)}, 'at most 200 characters'],
  ['highlightPostTag', {highlightPostTag: 'x'.repeat(201)}, 'at most 200 characters'],
  ['snippetEllipsisText', {snippetEllipsisText: 'x'.repeat(201)}, 'at most 200 characters'],
])('rejects %s above its limit, and names both', async (name, parameters, limit) => {
  const server = await createTestServer();
  const {status, message} = await ask(server, [search(parameters)]);
  expect([status, message]).toEqual([400, `Invalid value for "${name}" parameter, expected ${limit}`]);
});

test.each([
  ['fifty searches of 1,000 hits', often(50, search({hitsPerPage: 1000}))],
  [
    'fifty searches of 32 words',
    often(50, search({query: 'abcde fghij '.repeat(40).replace(/ /gu, () => ` ${Math.random()}`)})),
  ],
  [
    '1,000 hits with long tags',
    [search({hitsPerPage: 1000, highlightPreTag: 'x'.repeat(200), highlightPostTag: 'x'.repeat(200)})],
  ],
  ['fifty searches with phrases', often(50, search({query: '"a b" "c d" "e f"'}))],
])('rejects %s before searching', async (_name, requests) => {
  const server = await createTestServer();
  const {status, message} = await ask(server, requests);
  expect([status, message]).toEqual([
    400,
    expect.stringMatching(/^The call costs \d+, at most 4000: send fewer "requests"/u),
  ]);
});

test('accepts the largest requests of front ends: 1,000 hits, or fifty searches of a page', async () => {
  const server = await createTestServer();
  expect((await ask(server, [search({hitsPerPage: 1000})])).status).toBe(200);
  expect((await ask(server, often(50, search({query: 'train a model'})))).status).toBe(200);
});

test('answers others during a long call', async () => {
  const folder = await createFolder();
  const pages = Array.from({length: 400}, (_, page) =>
    createPage({
      path: `/docs/${page}/`,
      title: `Camera ${page}`,
      text: [1, 2, 3].map((n) => `${n} A camera and its address. `.repeat(20)),
    }),
  );
  await writeIndexFolder(folder, pages.flat());
  // As much time as it takes, so that all hits are written on a busy machine, too.
  const server = await createTestServer({indices: {docs: {folder}}, timeLimitMs: 60_000});
  let turns = 0;
  const answered = new AbortController();
  const takeTurns = async () => {
    for (; !answered.signal.aborted; turns += 1) await setImmediate();
  };
  const others = takeTurns();
  const {status} = await ask(server, often(4, search({hitsPerPage: 400})));
  answered.abort();
  await others;
  expect(status).toBe(200);
  // One turn for each 50 of the 1,600 hits, and a few for the transport.
  expect(turns).toBeGreaterThan(30);
});

/** An index whose searches take as long as they may, and what they were allowed. */
function createSlowIndex(): {index: SearchIndex; allowed: number[]} {
  vi.useFakeTimers({toFake: ['Date']});
  onTestFinished(() => void vi.useRealTimers());
  const allowed: number[] = [];
  const nothing = {
    hits: [],
    total: 0,
    exhaustive: false,
    timedOut: true,
    facets: new Map(),
    unmatchedWords: [],
    unmatchedPhrases: [],
  };
  const waste = async ({timeLimitMs = 0}: IndexQuery): Promise<object> => {
    allowed.push(timeLimitMs);
    vi.setSystemTime(Date.now() + timeLimitMs);
    return {...nothing, matcher: {}};
  };
  return {index: {search: waste} as unknown as SearchIndex, allowed};
}

test('keeps time limit and turns of other calls during a facet search', async () => {
  const {index, allowed} = createSlowIndex();
  const requests = often(20, search({})).map((one, at) =>
    at % 2 === 0 ? one : {...one, type: 'facet', facet: 'product'},
  );
  const searcher = new Searcher({timeLimitMs: 250, maxPrice: 4000}, async () => index);
  await searcher.open('docs', {manifest: {}, parts: new Map()});
  let turns = 0;
  const answered = new AbortController();
  const takeTurns = async () => {
    for (; !answered.signal.aborted; turns += 1) await setImmediate();
  };
  const others = takeTurns();
  const caller = {refused: [], signal: new AbortController().signal};
  expect(await searcher.answer({requests}, caller)).toHaveLength(20);
  answered.abort();
  await others;
  expect(turns).toBeGreaterThanOrEqual(19);
  // Four times the limit of a search, and a first look of each of those that come too late.
  expect(allowed.reduce((sum, one) => sum + one)).toBeLessThanOrEqual(4 * 250 + 16 * 5);
});

test('stops at the next pause once the caller is gone', async () => {
  const {index, allowed} = createSlowIndex();
  const searcher = new Searcher({timeLimitMs: 250, maxPrice: 4000}, async () => index);
  await searcher.open('docs', {manifest: {}, parts: new Map()});
  const caller = {refused: [], signal: AbortSignal.abort()};
  await expect(searcher.answer({requests: often(20, search({}))}, caller)).rejects.toMatchObject({
    status: 499,
  });
  expect(allowed).toHaveLength(1);
});

test('prices a facet search, alone and in a batch', async () => {
  const server = await createTestServer({maxPrice: 300});
  const words = Array.from({length: 32}, (_, at) => `word${at}`).join(' ');
  const url = '/1/indexes/docs/facets/product/query';
  const own = await server.app.inject({method: 'POST', url, payload: {query: words}});
  expect([own.statusCode, own.json().message]).toEqual([
    400,
    expect.stringMatching(/^The call costs \d+, at most 300/u),
  ]);
  expect((await server.app.inject({method: 'POST', url, payload: {query: 'camera'}})).statusCode).toBe(200);
  const facet = search({type: 'facet', facet: 'product'});
  expect((await ask(server, [facet, facet])).status).toBe(200);
  expect((await ask(server, often(10, facet))).status).toBe(400);
});
