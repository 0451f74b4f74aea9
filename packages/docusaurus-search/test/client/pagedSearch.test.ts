import {expect, test, vi} from 'vitest';
import {RetryError, type SearchClient} from '../../src/client/SearchClient.ts';
import {buildPageRequests} from '../../src/client/page/usePageQuery.ts';
import {toPagedState, type PageScope} from '../../src/client/page/usePagedSearch.ts';
import {createSearchSession} from '../../src/client/session/createSearchSession.ts';
import {createHit, createResult} from './support/createResult.ts';

const TOTAL = 45;

function createPaged() {
  const client: SearchClient = {
    search: vi.fn<SearchClient['search']>((requests) => {
      const results = requests.map(({hitsPerPage = 20}) => {
        const hits = Array.from({length: Math.min(hitsPerPage, TOTAL)}, (_, index) =>
          createHit('A', String(index)),
        );
        return createResult(hits, {nbHits: TOTAL, facets: {product: {ANSVIS: 40, DLHUB: 5}}});
      });
      return Promise.resolve({results, backend: 'embedded', fallback: false});
    }),
    preview: () => Promise.resolve(undefined),
    suggest: () => Promise.resolve([]),
    revalidate: () => Promise.resolve(false),
  };
  const session = createSearchSession<PageScope>({
    client,
    isPage: true,
    buildRequests: (query, scope = {products: [], pageCount: 1}) =>
      buildPageRequests({...scope, query, indexName: 'docs', facetFilters: [], clickAnalytics: false}),
  });
  const paged = () => toPagedState(session.getState());
  return {
    client,
    session,
    paged,
    async search(query: string, pageCount: number) {
      session.setQuery(query, {products: [], pageCount});
      await expect.poll(() => paged().status).not.toBe('loading');
    },
    async retry() {
      session.retry();
      await expect.poll(() => paged().status).not.toBe('loading');
    },
  };
}

test('shows the first page, the total and the products', async () => {
  const {search, paged} = createPaged();
  await search('camera', 1);
  expect(paged()).toMatchObject({nbHits: 45, pageCount: 1, hasMore: true});
  expect(paged().hits).toHaveLength(20);
  expect(paged().products).toEqual([
    ['ANSVIS', 40],
    ['DLHUB', 5],
  ]);
});

test('shows further pages until the end', async () => {
  const {search, paged} = createPaged();
  await search('camera', 1);
  await search('camera', 2);
  expect(paged()).toMatchObject({pageCount: 2, hasMore: true});
  await search('camera', 3);
  expect(paged()).toMatchObject({pageCount: 3, hasMore: false});
  expect(paged().hits).toHaveLength(45);
});

test('keeps the hits when the next page fails, and repeats that page', async () => {
  const {search, retry, paged, client} = createPaged();
  await search('camera', 1);
  vi.mocked(client.search).mockRejectedValueOnce(new RetryError([]));
  await search('camera', 2);
  expect(paged()).toMatchObject({status: 'error', pageCount: 1, answered: {query: 'camera'}});
  expect(paged().hits).toHaveLength(20);
  await retry();
  expect(paged().hits).toHaveLength(40);
});

test('clears old hits when a query fails, but keeps its products', async () => {
  const {search, retry, paged, client} = createPaged();
  await search('camera', 1);
  vi.mocked(client.search).mockRejectedValueOnce(new RetryError([]));
  await search('licence', 1);
  expect(paged()).toMatchObject({status: 'error', hits: [], nbHits: 0, hasMore: false, answered: null});
  expect(paged().products).toHaveLength(2);
  await retry();
  expect(paged().answered?.query).toBe('licence');
});

test('is empty without a query', async () => {
  const {search, paged, client} = createPaged();
  await search('camera', 1);
  await search(' ', 1);
  expect(paged()).toMatchObject({hits: [], answered: null, status: 'idle'});
  expect(client.search).toHaveBeenCalledOnce();
});

test('searches for a question mark, which shows the keyboard shortcuts in the dialog only', async () => {
  const {search, paged} = createPaged();
  await search('?', 1);
  expect(paged().answered?.query).toBe('?');
});
