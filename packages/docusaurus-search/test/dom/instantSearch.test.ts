import instantsearch from 'instantsearch.js';
import {connectHits, connectSearchBox} from 'instantsearch.js/es/connectors';
import {afterEach, expect, test, vi} from 'vitest';
import {createPage} from '@help-center/testkit';
import {createInstantSearchClient} from '../../src/client/createInstantSearchClient.ts';
import {createSearchClient} from '../../src/client/createSearchClient.ts';
import {createServedClient, createServedIndex} from '../client/support/createServedIndex.ts';

afterEach(() => {
  vi.unstubAllGlobals();
});

test('InstantSearch shows the hits of the embedded index', async () => {
  const records = createPage({path: '/docs/a/', title: 'Cameras', text: ['Add a camera.']});
  vi.stubGlobal('fetch', createServedIndex(records).fetch);
  const search = instantsearch({
    indexName: 'help-center',
    searchClient: createInstantSearchClient(createSearchClient({primary: createServedClient()})) as never,
    initialUiState: {'help-center': {query: 'camera'}},
  });
  let urls: string[] = [];
  const hits = connectHits(({items}) => {
    urls = items.map((item) => String(item.url));
  });
  search.addWidgets([connectSearchBox(() => {})({}), hits({})]);
  search.start();
  await vi.waitFor(() => expect(urls).toEqual(['https://help.example.com/docs/a/']));
  search.dispose();
});
