import {useEffect, useMemo, useState, useSyncExternalStore} from 'react';
import {useHistory} from '@docusaurus/router';
import options from '@generated/help-center-search/default/options.json';
import {useContextFilters} from '../docusaurus/useContextFilters.ts';
import {useSearch} from '../docusaurus/useSearch.ts';
import {buildPageRequests} from './buildPageRequests.ts';
import {createPagedSearch} from './createPagedSearch.ts';
import {chooseVersions} from './docsVersions.ts';
import type {PagedSearch, PagedState} from './createPagedSearch.ts';
import {parsePageLocation} from './pageLocation.ts';
import {recallPosition} from './pageMemory.ts';
import {usePagePosition} from './usePagePosition.ts';
import {useVersionedDocs} from './useVersionedDocs.ts';

/** Runs the search of the address, and brings returning readers back to where they were. */
export function usePagedSearch(search: string): {paged: PagedSearch; state: PagedState} {
  const {client, insights} = useSearch();
  const filters = JSON.stringify(useContextFilters());
  const docs = JSON.stringify(useVersionedDocs());
  const paged = useMemo(
    () =>
      createPagedSearch({
        client,
        buildRequests: (query, from, count) =>
          buildPageRequests({
            ...query,
            from,
            count,
            indexName: options.indexName,
            facetFilters: chooseVersions(JSON.parse(filters), JSON.parse(docs), query.versions ?? []),
            clickAnalytics: insights !== undefined,
          }),
      }),
    [client, insights, filters, docs],
  );
  const state = useSyncExternalStore(paged.subscribe, paged.getState, paged.getState);

  const {action} = useHistory();
  const [restored] = useState(() => (action === 'POP' ? recallPosition(search) : null));
  usePagePosition(search, state.pageCount, restored);
  useEffect(() => {
    const pageCount = restored?.search === search ? restored.pageCount : 1;
    paged.search(parsePageLocation(search), pageCount);
    return paged.stop;
  }, [paged, search, restored]);

  useEffect(() => {
    if (state.result !== null && state.result.hits.length > 0) insights?.viewed(state.result);
  }, [insights, state.result]);
  return {paged, state};
}
