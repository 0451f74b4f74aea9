import {afterAll, vi} from 'vitest';
import {INDEX_NAME, runSearchContract} from '@help-center/testkit';
import {createSearchClient} from '../../src/client/createSearchClient.ts';
import {createServedClient, createServedIndex} from './support/createServedIndex.ts';

let served: typeof fetch | undefined;
vi.stubGlobal('fetch', (...args: Parameters<typeof fetch>) => served?.(...args));
// A search ends after a second, which is short on a busy machine.
vi.spyOn(Date, 'now').mockReturnValue(0);
afterAll(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

runSearchContract({
  name: 'browser client [spec 3-04, 7-05]',
  async createClient(records, settings) {
    const own = createServedIndex(records, settings).fetch;
    served = own;
    const client = createSearchClient({primary: createServedClient(INDEX_NAME)});
    // The index is read while its own server is the one that answers.
    await client.search([{indexName: INDEX_NAME, query: ''}]);
    return {search: async (requests) => ({results: (await client.search(requests)).results})};
  },
});
