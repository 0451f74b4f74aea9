import {expect, test} from 'vitest';
import {checkSuggestions} from '../../src/client/session/checkWords.ts';
import type {SearchClient, SearchRequestBody} from '../../src/client/types.ts';

test('queries are tried under the conditions of the reader, and do not count as searches', async () => {
  const asked: SearchRequestBody[] = [];
  const client = {
    search: async (requests: readonly SearchRequestBody[]) => {
      asked.push(...requests);
      return {results: [{nbHits: 0}, {nbHits: 3}]};
    },
  } as unknown as SearchClient;
  const buildRequest = (query: string) => ({indexName: 'docs', query, facetFilters: ['language:en']});
  const {signal} = new AbortController();
  expect(await checkSuggestions(client, ['camra', 'camera'], buildRequest, signal)).toEqual(['camera']);
  expect(asked[1]).toEqual({
    indexName: 'docs',
    query: 'camera',
    facetFilters: ['language:en'],
    hitsPerPage: 0,
    analytics: false,
  });
});
