import {useEffect, useState, useSyncExternalStore, useLayoutEffect, useRef} from 'react';
import {contextFilters} from '../session/buildSearchRequest.ts';
import type {Search} from '../island/openSearch.ts';
import {
  buildPageRequests,
  createPagedSearch,
  type PagedSearch,
  type PagedState,
} from './createPagedSearch.ts';
import {chooseVersions, listVersionedDocs} from './filters.tsx';
import {type PageHistory, parsePageLocation} from './usePageQuery.ts';
import {createJsonStorage, siteKey} from '../siteStorage.ts';

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

/** Keeps the reader's position when the page is left, and scrolls to `restored` once its results are on screen. */
function usePagePosition(search: string, pageCount: number, restored: PagePosition | null): void {
  const position = useRef<PagePosition>({search, pageCount, scrollY: 0});
  useLayoutEffect(() => {
    position.current = {...position.current, search, pageCount};
  }, [search, pageCount]);

  // Layout effects are cleaned up before the next page can change the scroll position.
  useLayoutEffect(() => {
    const track = () => {
      position.current = {...position.current, scrollY: window.scrollY};
    };
    const keep = () => rememberPosition(position.current);
    window.addEventListener('scroll', track, {passive: true});
    window.addEventListener('pagehide', keep);
    return () => {
      window.removeEventListener('scroll', track);
      window.removeEventListener('pagehide', keep);
      keep();
    };
  }, []);

  const pending = useRef<PagePosition | null>(null);
  useEffect(() => {
    pending.current = restored;
  }, [restored]);
  useEffect(() => {
    if (pageCount === 0 || pending.current === null) return;
    const top = pending.current.scrollY;
    pending.current = null;
    requestAnimationFrame(() => window.scrollTo({top, behavior: 'instant'}));
  }, [pageCount]);
}

/** The reader's position on the search page. */
interface PagePosition {
  /** Query string of the address. */
  readonly search: string;
  readonly pageCount: number;
  /** Scroll position in CSS pixels. */
  readonly scrollY: number;
}

const KEY = 'help-center-search-page';

const storage = createJsonStorage(() => sessionStorage);

/** Keeps the position for when the reader comes back in the same tab. */
export function rememberPosition(position: PagePosition): void {
  storage.write(siteKey(KEY), position);
}

/** The position kept for that query string, or `null`. */
export function recallPosition(search: string): PagePosition | null {
  const position = storage.read(siteKey(KEY)) as PagePosition | null | undefined;
  return position?.search === search ? position : null;
}
