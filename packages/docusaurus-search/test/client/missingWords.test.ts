import {expect, test, vi} from 'vitest';
import {findMissingWords} from '../../src/client/session/checkWords.ts';
import type {SearchClient} from '../../src/client/types.ts';
import {createHit, createResult} from './support/createResult.ts';

const HITS = [createHit('ANSVIS', 'Connect a camera')];

/** Asks for the missing words where every word in `known` is on some page. */
async function missingOf(query: string, known: readonly string[] = [], hits = HITS) {
  const search = vi.fn<SearchClient['search']>((requests) =>
    Promise.resolve({
      results: requests.map(({query: word = ''}) => createResult([], {nbHits: Number(known.includes(word))})),
      backend: 'embedded',
      fallback: false,
    }),
  );
  const client = {search} as Partial<SearchClient> as SearchClient;
  const buildRequest = (word: string) => ({indexName: 'docs', query: word});
  const {signal} = new AbortController();
  const missing = await findMissingWords(client, query, hits, buildRequest, signal);
  return {missing, asked: search.mock.calls.flatMap(([requests]) => requests.map((one) => one.query))};
}

test('a word that no page has is told, beside one that a hit has', async () => {
  expect(await missingOf('Camera Zzzz')).toEqual({missing: ['Zzzz'], asked: ['Zzzz']});
});

test('a word that is on another page, or there in another form, is not missing', async () => {
  expect((await missingOf('camera kamera', ['kamera'])).missing).toEqual([]);
});

test('nothing is asked when the hits have every word, for a single word, and when nothing was found', async () => {
  expect(await missingOf('connect camera')).toEqual({missing: [], asked: []});
  expect(await missingOf('zzzz')).toEqual({missing: [], asked: []});
  expect(await missingOf('zzzz yyyy', [], [])).toEqual({missing: [], asked: []});
});

test('words that are to be left out are not missing, and those of a phrase come without its quotes', async () => {
  expect((await missingOf('camera -zzzz')).missing).toEqual([]);
  expect((await missingOf('"connect zzzz" camera')).missing).toEqual(['zzzz']);
});

test('no word is missing when nobody can tell', async () => {
  const client = {search: () => Promise.reject(new Error('offline'))} as Partial<SearchClient>;
  const {signal} = new AbortController();
  const buildRequest = (query: string) => ({indexName: 'docs', query});
  expect(await findMissingWords(client as SearchClient, 'camera zzzz', HITS, buildRequest, signal)).toEqual(
    [],
  );
});
