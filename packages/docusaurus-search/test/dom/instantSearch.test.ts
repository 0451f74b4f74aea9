// @vitest-environment happy-dom
import {liteClient} from 'algoliasearch/lite';
import algoliasearchHelper, {type SearchResults} from 'algoliasearch-helper';
import instantsearch from 'instantsearch.js';
import {connectHits, connectSearchBox} from 'instantsearch.js/es/connectors';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createInstantSearchClient} from '../../src/client/createInstantSearchClient.ts';
import {createSearchClient} from '../../src/client/createSearchClient.ts';
import {createServedClient, createServedIndex} from '../client/support/createServedIndex.ts';

const RECORDS = [
  ...createPage({path: '/docs/a/', title: 'Cameras', text: ['Add a camera.'], product: 'ANSVIS'}),
  ...createPage({
    path: '/docs/b/',
    title: 'Camera licences',
    text: ['A camera needs a licence.'],
    product: 'License',
  }),
];

beforeEach(() => {
  vi.stubGlobal('fetch', createServedIndex(RECORDS).fetch);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

function createClient() {
  return createInstantSearchClient(createSearchClient({primary: createServedClient()}));
}

function searchOnce(helper: ReturnType<typeof algoliasearchHelper>): Promise<SearchResults> {
  return new Promise((resolve, reject) => {
    helper.on('result', ({results}) => resolve(results));
    helper.on('error', ({error}) => reject(error));
    helper.search();
  });
}

test('algoliasearch-helper searches through the client', async () => {
  const helper = algoliasearchHelper(createClient() as never, 'help-center', {hitsPerPage: 1});
  const results = await searchOnce(helper.setQuery('camera'));
  expect(results.hits).toHaveLength(1);
  expect(results.nbHits).toBe(2);
  expect(results.nbPages).toBe(2);
});

test('algoliasearch-helper refines by a facet whose values are joined by OR', async () => {
  const helper = algoliasearchHelper(createClient() as never, 'help-center', {
    disjunctiveFacets: ['product'],
  });
  helper.setQuery('camera').addDisjunctiveFacetRefinement('product', 'ANSVIS');
  const results = await searchOnce(helper);
  expect(results.nbHits).toBe(1);
  expect(results.getFacetValues('product', {sortBy: ['name:asc']})).toMatchObject([
    {name: 'ANSVIS', count: 1, isRefined: true},
    {name: 'License', count: 1, isRefined: false},
  ]);
});

test('the official lite client searches through the client by its own requester', async () => {
  const client = createClient();
  const lite = liteClient('APP', 'key', {
    requester: {
      send: async ({data}) => ({
        content: JSON.stringify(await client.search(JSON.parse(String(data)))),
        isTimedOut: false,
        status: 200,
      }),
    },
  });
  const {results} = await lite.search({requests: [{indexName: 'help-center', query: 'licence'}]});
  expect(results[0]).toMatchObject({index: 'help-center', query: 'licence', nbHits: 1});
});

test('accepts parameters in the older form', async () => {
  const {results} = await createClient().search([
    {indexName: 'help-center', params: {query: 'camera', hitsPerPage: 1}},
  ]);
  expect(results[0]).toMatchObject({nbHits: 2, hitsPerPage: 1});
});

test('returns copies that libraries may mutate', async () => {
  const client = createClient();
  const request = [{indexName: 'help-center', query: 'camera'}];
  const first = await client.search(request);
  (first.results as unknown[]).length = 0;
  expect((await client.search(request)).results).toHaveLength(1);
});

test('InstantSearch shows the hits of the embedded index', async () => {
  const search = instantsearch({
    indexName: 'help-center',
    searchClient: createClient() as never,
    initialUiState: {'help-center': {query: 'licence'}},
  });
  let urls: string[] = [];
  const hits = connectHits(({items}) => {
    urls = items.map((item) => String(item.url));
  });
  search.addWidgets([connectSearchBox(() => {})({}), hits({})]);
  search.start();
  await expect.poll(() => urls).toEqual(['https://help.example.com/docs/b/']);
  search.dispose();
});
