import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RetryError, type SearchClient, type SearchRequestBody} from '../../src/client/SearchClient.ts';
import {createSearchSession, findSuggestions} from '../../src/client/session/createSearchSession.ts';
import {createHit, createResult} from './support/createResult.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

interface Setup {
  /** Milliseconds until a query is answered. */
  readonly delay?: (query: string) => number;
  readonly hitsFor?: (query: string) => number;
  readonly suggestions?: readonly string[];
  readonly debounceMs?: number;
  /** Hits that are known before the answer. */
  readonly previewFor?: (query: string) => number | undefined;
  /** Milliseconds until they are known. */
  readonly previewDelay?: number;
}

function createSession({
  delay = () => 10,
  hitsFor = () => 1,
  suggestions = [],
  debounceMs = 0,
  previewFor = () => undefined,
  previewDelay = 0,
}: Setup = {}) {
  const asked: string[] = [];
  const previewed: string[] = [];
  const client: SearchClient = {
    search: (requests, {signal} = {}) =>
      new Promise((resolve, reject) => {
        const [request] = requests as [SearchRequestBody];
        asked.push(...requests.map(({query}) => query ?? ''));
        signal?.addEventListener('abort', () => reject(signal.reason));
        setTimeout(
          () => {
            const results = requests.map(({query = ''}) => {
              const count = hitsFor(query);
              return createResult(count > 0 ? [createHit('A', query)] : [], {nbHits: count, query});
            });
            resolve({results, backend: 'server', fallback: false});
          },
          delay(request.query ?? ''),
        );
      }),
    preview: async ({query = ''}) => {
      previewed.push(query);
      const count = previewFor(query);
      if (previewDelay > 0) await new Promise((resolve) => setTimeout(resolve, previewDelay));
      if (count === undefined) return undefined;
      return createResult(count > 0 ? [createHit('P', query)] : [], {nbHits: count, query});
    },
    suggest: () => Promise.resolve(suggestions),
    revalidate: () => Promise.resolve(false),
  };
  const session = createSearchSession({
    client,
    debounceMs,
    buildRequests: (query) => [{indexName: 'docs', query}],
  });
  const statuses: string[] = [];
  session.subscribe(() => statuses.push(session.getState().status));
  return {session, asked, previewed, client, statuses};
}

test('is idle without a query [spec 4-18]', () => {
  expect(createSession().session.getState()).toMatchObject({status: 'idle', result: null});
});

test('loads, then shows the answer [spec 4-18]', async () => {
  const {session, statuses} = createSession();
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(20);
  expect(statuses).toEqual(['loading', 'idle']);
  expect(session.getState()).toMatchObject({answeredQuery: 'camera', fallback: false});
});

test('stalls when an answer takes more than 300 ms [spec 4-19, 9-14]', async () => {
  const {session} = createSession({delay: () => 1000});
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(299);
  expect(session.getState().status).toBe('loading');
  await vi.advanceTimersByTimeAsync(2);
  expect(session.getState().status).toBe('stalled');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState().status).toBe('idle');
});

test('does not stall while it looks for suggestions', async () => {
  const {session} = createSession({
    hitsFor: (query) => (query === 'qq' ? 0 : 5),
    delay: (query) => (query === 'qq' ? 10 : 1000),
    suggestions: ['one'],
  });
  session.setQuery('qq');
  await vi.advanceTimersByTimeAsync(900);
  expect(session.getState()).toMatchObject({status: 'idle', answeredQuery: 'qq'});
});

test('never shows an answer to an outdated query', async () => {
  const {session} = createSession({delay: (query) => (query === 'c' ? 500 : 10)});
  session.setQuery('c');
  await vi.advanceTimersByTimeAsync(5);
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState()).toMatchObject({answeredQuery: 'camera', status: 'idle'});
});

test('keeps the previous answer on screen while the next one loads', async () => {
  const {session} = createSession();
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(20);
  session.setQuery('cameras');
  expect(session.getState()).toMatchObject({status: 'loading', answeredQuery: 'camera'});
  expect(session.getState().result).not.toBeNull();
});

test('shows an error when no backend answers, and recovers on retry [spec 4-20]', async () => {
  const {session, client} = createSession();
  const error = new RetryError([{host: 'https://a.example.com', reason: 'timeout'}]);
  vi.spyOn(client, 'search').mockRejectedValueOnce(error);
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toMatchObject({status: 'error', error});
  session.retry();
  await vi.advanceTimersByTimeAsync(20);
  expect(session.getState()).toMatchObject({status: 'idle', error: null, answeredQuery: 'camera'});
});

test('is idle again when the query is cleared', async () => {
  const {session} = createSession();
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(20);
  session.setQuery('');
  expect(session.getState()).toMatchObject({status: 'idle', result: null, query: ''});
});

test('does not ask for a query of spaces', () => {
  const {session, asked} = createSession();
  session.setQuery('   ');
  expect(asked).toEqual([]);
});

test('cuts a query at 64 characters', () => {
  const {session} = createSession();
  session.setQuery('x'.repeat(65));
  expect(session.getState().query).toBe('x'.repeat(64));
});

test('waits for the next key when asked to', async () => {
  const {session, asked} = createSession({debounceMs: 120});
  for (const query of ['c', 'ca', 'cam']) {
    session.setQuery(query);
    await vi.advanceTimersByTimeAsync(50);
  }
  await vi.advanceTimersByTimeAsync(200);
  expect(asked).toEqual(['cam']);
});

test('suggests at most three queries, all with results', async () => {
  const {session} = createSession({
    hitsFor: (query) => (query === 'qq' || query === 'two' ? 0 : 5),
    suggestions: ['one', 'two', 'three', 'four', 'five'],
  });
  session.setQuery('qq');
  await vi.advanceTimersByTimeAsync(50);
  expect(session.getState().suggestions).toEqual(['one', 'three', 'four']);
});

test('clears suggestions with the next answer', async () => {
  const {session} = createSession({hitsFor: (query) => (query === 'qq' ? 0 : 5), suggestions: ['one']});
  session.setQuery('qq');
  await vi.advanceTimersByTimeAsync(50);
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(50);
  expect(session.getState().suggestions).toEqual([]);
});

test('aborts pending calls when it stops', async () => {
  const {session, statuses} = createSession({delay: () => 1000});
  session.setQuery('camera');
  session.stop();
  await vi.advanceTimersByTimeAsync(2000);
  expect(statuses).toEqual(['loading']);
});

test('shows a preview when the answer takes longer, then the answer', async () => {
  const {session} = createSession({delay: () => 1000, previewFor: () => 1});
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(99);
  expect(session.getState()).toMatchObject({result: null, previewed: false});
  await vi.advanceTimersByTimeAsync(1);
  expect(session.getState()).toMatchObject({
    status: 'loading',
    previewed: true,
    answeredQuery: 'camera',
    result: {hits: [{objectID: 'P/camera'}]},
  });
  await vi.advanceTimersByTimeAsync(1000);
  expect(session.getState()).toMatchObject({
    status: 'idle',
    previewed: false,
    result: {hits: [{objectID: 'A/camera'}]},
  });
});

test('requests no preview when the answer is quick', async () => {
  const {session, previewed} = createSession({delay: () => 50, previewFor: () => 1});
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(500);
  expect(previewed).toEqual([]);
});

test('never shows an empty preview', async () => {
  const {session} = createSession({delay: () => 1000, previewFor: () => 0});
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(500);
  expect(session.getState()).toMatchObject({result: null, previewed: false});
});

test('drops the preview of an outdated query', async () => {
  const {session, previewed} = createSession({
    delay: () => 1000,
    previewFor: (query) => (query === 'cam' ? 1 : undefined),
  });
  session.setQuery('cam');
  await vi.advanceTimersByTimeAsync(99);
  session.setQuery('camera');
  await vi.advanceTimersByTimeAsync(200);
  expect(previewed).toEqual(['camera']);
  expect(session.getState()).toMatchObject({query: 'camera', result: null});
});

test('ignores a preview that arrives after the answer or for an older query', async () => {
  const late = createSession({delay: () => 150, previewFor: () => 1, previewDelay: 200}).session;
  late.setQuery('camera');
  await vi.advanceTimersByTimeAsync(1000);
  expect(late.getState()).toMatchObject({previewed: false, result: {hits: [{objectID: 'A/camera'}]}});

  const overtaken = createSession({delay: () => 5000, previewFor: () => 1, previewDelay: 200}).session;
  overtaken.setQuery('cam');
  await vi.advanceTimersByTimeAsync(150);
  overtaken.setQuery('camera');
  await vi.advanceTimersByTimeAsync(200);
  expect(overtaken.getState()).toMatchObject({query: 'camera', result: null});
});

test('keeps marking preview hits while the next query is answered', async () => {
  const {session} = createSession({delay: () => 5000, previewFor: () => 1});
  session.setQuery('cam');
  await vi.advanceTimersByTimeAsync(100);
  session.setQuery('came');
  expect(session.getState()).toMatchObject({query: 'came', answeredQuery: 'cam', previewed: true});
});

test('checks suggestions with the search filters, without counting them', async () => {
  const asked: SearchRequestBody[] = [];
  const client = {
    suggest: async () => ['camra', 'camera'],
    search: async (requests: readonly SearchRequestBody[]) => {
      asked.push(...requests);
      return {results: [{nbHits: 0}, {nbHits: 3}]};
    },
  } as unknown as SearchClient;
  const buildRequest = (query: string) => ({indexName: 'docs', query, facetFilters: ['language:en']});
  const {signal} = new AbortController();
  expect(await findSuggestions(client, 'camra', buildRequest, signal)).toEqual(['camera']);
  expect(asked[1]).toEqual({
    indexName: 'docs',
    query: 'camera',
    facetFilters: ['language:en'],
    hitsPerPage: 0,
    analytics: false,
  });
});
