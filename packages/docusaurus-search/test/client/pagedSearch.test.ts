import {afterEach, expect, test, vi} from 'vitest';
import {RetryError, type SearchClient} from '../../src/client/SearchClient.ts';
import {buildPageRequests, createPagedSearch} from '../../src/client/page/createPagedSearch.ts';
import {createHit, createResult} from './support/createResult.ts';

const TOTAL = 45;
const QUERY = {query: 'camera', products: []};

afterEach(() => {
  vi.useRealTimers();
});

function createPaged() {
  const calls: number[] = [];
  const client: SearchClient = {
    search: vi.fn<SearchClient['search']>((requests) => {
      calls.push(requests.length);
      const results = requests.map(({page = 0, hitsPerPage = 20}) => {
        const size = Math.max(0, Math.min(hitsPerPage, TOTAL - page * hitsPerPage));
        const hits = Array.from({length: size}, (_, index) =>
          createHit('A', `${page * hitsPerPage + index}`),
        );
        return createResult(hits, {
          nbHits: TOTAL,
          page,
          nbPages: 3,
          facets: {product: {ANSVIS: 40, DLHUB: 5}},
        });
      });
      return Promise.resolve({results, backend: 'embedded', fallback: false});
    }),
    suggest: () => Promise.resolve([]),
    revalidate: () => Promise.resolve(false),
  };
  const paged = createPagedSearch({
    client,
    buildRequests: (query, from, count) =>
      buildPageRequests({...query, from, count, indexName: 'docs', facetFilters: [], clickAnalytics: false}),
  });
  return {paged, client, calls, settled: () => vi.waitUntil(() => paged.getState().status === 'idle')};
}

test('shows the first page, the total and the products', async () => {
  const {paged, settled} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  expect(paged.getState()).toMatchObject({nbHits: 45, pageCount: 1, hasMore: true});
  expect(paged.getState().hits).toHaveLength(20);
  expect(paged.getState().products).toEqual([
    ['ANSVIS', 40],
    ['DLHUB', 5],
  ]);
});

test('loads pages until the end', async () => {
  const {paged, settled} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  for (let page = 0; page < 2; page += 1) {
    paged.loadMore();
    await settled();
  }
  expect(paged.getState()).toMatchObject({pageCount: 3, hasMore: false});
  expect(new Set(paged.getState().hits.map(({objectID}) => objectID)).size).toBe(45);
});

test('restores several pages in one call', async () => {
  const {paged, settled, calls} = createPaged();
  paged.search(QUERY, 3);
  await settled();
  expect(paged.getState().hits).toHaveLength(45);
  expect(calls).toEqual([4]);
});

test('loads one page at a time', async () => {
  const {paged, settled, calls} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  paged.loadMore();
  paged.loadMore();
  await settled();
  expect(calls).toHaveLength(2);
});

test('keeps the hits when the next page fails, and repeats that page', async () => {
  const {paged, settled, client} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  vi.mocked(client.search).mockRejectedValueOnce(new RetryError([]));
  paged.loadMore();
  await vi.waitUntil(() => paged.getState().status === 'error');
  expect(paged.getState().hits).toHaveLength(20);
  paged.retry();
  await settled();
  expect(paged.getState().hits).toHaveLength(40);
});

test('is empty without a query', async () => {
  const {paged, settled, calls} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  paged.search({query: ' ', products: []}, 1);
  expect(paged.getState()).toMatchObject({hits: [], answered: null, status: 'idle'});
  expect(calls).toHaveLength(1);
});

test('drops the answer to an outdated query', async () => {
  const {paged, settled} = createPaged();
  paged.search({query: 'old', products: []}, 1);
  paged.search(QUERY, 1);
  await settled();
  expect(paged.getState().answered).toEqual(QUERY);
});

test('clears old hits when a query fails, but keeps its products', async () => {
  const {paged, settled, client} = createPaged();
  paged.search(QUERY, 1);
  await settled();
  vi.mocked(client.search).mockRejectedValueOnce(new RetryError([]));
  paged.search({query: 'licence', products: []}, 1);
  await vi.waitUntil(() => paged.getState().status === 'error');
  expect(paged.getState()).toMatchObject({hits: [], nbHits: 0, hasMore: false, answered: null});
  expect(paged.getState().products).toHaveLength(2);
  paged.retry();
  await settled();
  expect(paged.getState().answered?.query).toBe('licence');
});
