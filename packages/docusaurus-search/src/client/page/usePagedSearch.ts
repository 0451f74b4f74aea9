import {useEffect, useState, useSyncExternalStore} from 'react';
import {contextFilters} from '../island/contextFilters.ts';
import type {Search} from '../island/openSearch.ts';
import {buildPageRequests} from './buildPageRequests.ts';
import {createPagedSearch} from './createPagedSearch.ts';
import {chooseVersions, listVersionedDocs} from './docsVersions.ts';
import type {PagedSearch, PagedState} from './createPagedSearch.ts';
import type {PageHistory} from './PageHistory.ts';
import {parsePageLocation} from './pageLocation.ts';
import {recallPosition} from './pageMemory.ts';
import {usePagePosition} from './usePagePosition.ts';

/** Runs the search of the address, and brings returning readers back to where they were. */
export function usePagedSearch(
  {config, client, insights}: Search,
  history: PageHistory,
  address: string,
): {paged: PagedSearch; state: PagedState} {
  const [paged] = useState(() =>
    createPagedSearch({
      client,
      buildRequests: (query, from, count) =>
        buildPageRequests({
          ...query,
          from,
          count,
          indexName: config.indexName,
          facetFilters: chooseVersions(
            contextFilters(config),
            listVersionedDocs(config),
            query.versions ?? [],
          ),
          clickAnalytics: insights !== undefined,
        }),
    }),
  );
  const state = useSyncExternalStore(paged.subscribe, paged.getState, paged.getState);

  const [restored] = useState(() => (history.action === 'POP' ? recallPosition(address) : null));
  usePagePosition(address, state.pageCount, restored);
  useEffect(() => {
    const pageCount = restored?.search === address ? restored.pageCount : 1;
    paged.search(parsePageLocation(address), pageCount);
    return paged.stop;
  }, [paged, address, restored]);

  useEffect(() => {
    if (state.result !== null && state.result.hits.length > 0) insights?.viewed(state.result);
  }, [insights, state.result]);
  return {paged, state};
}
