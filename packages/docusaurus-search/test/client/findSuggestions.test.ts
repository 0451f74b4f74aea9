import {expect, test} from 'vitest';
import {findSuggestions} from '../../src/client/session/createSearchSession.ts';
import type {SearchClient, SearchRequestBody} from '../../src/client/SearchClient.ts';

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
