import {useEffect, useState, useSyncExternalStore, useLayoutEffect, useRef} from 'react';
import {contextFilters, HITS_PER_PAGE} from '../session/buildSearchRequest.ts';
import type {Search} from '../island/openSearch.ts';
import {createSearchSession, type SearchState} from '../session/createSearchSession.ts';
import type {HitBody} from '../SearchClient.ts';
import {
  buildPageRequests,
  type PageQuery,
  type PageHistory,
  parsePageLocation,
  toPageSearch,
} from './usePageQuery.ts';
import {chooseVersions, listVersionedDocs} from './filters.tsx';
import {createJsonStorage, siteKey} from '../siteStorage.ts';

/** What the search of the page is limited to. */
export interface PageScope extends Omit<PageQuery, 'query'> {
  readonly pageCount: number;
}

/** What the search page shows. */
export interface PagedState extends Pick<
  SearchState,
  'status' | 'result' | 'fallback' | 'refusal' | 'error' | 'suggestions'
> {
  /** The query of the results; `null` before the first answer. */
  readonly answered: PageQuery | null;
  readonly hits: readonly HitBody[];
  readonly nbHits: number;
  /** Number of result pages on screen. */
  readonly pageCount: number;
  readonly hasMore: boolean;
  /** Products with their number of hits, the most frequent first. */
  readonly products: readonly (readonly [string, number])[];
}

/** Most result pages shown at once; servers answer with at most 1000 hits. */
const MAX_PAGES = 50;

/** What the page shows of the state of its search. */
export function toPagedState(state: SearchState<PageScope>): PagedState {
  const {status, query, scope, answeredQuery, answeredScope, others} = state;
  const toSearch = (text: string, asked?: PageScope) => toPageSearch({products: [], ...asked, query: text});
  // When a further page fails, the hits of the same query stay.
  const isGone = status === 'error' && toSearch(query, scope) !== toSearch(answeredQuery, answeredScope);
  const result = isGone ? null : state.result;
  const hits = result?.hits ?? [];
  const pageCount = result === null ? 0 : (answeredScope?.pageCount ?? 0);
  return {
    ...state,
    result,
    answered: result && {products: [], ...answeredScope, query: answeredQuery},
    hits,
    nbHits: result?.nbHits ?? 0,
    pageCount,
    hasMore:
      pageCount < MAX_PAGES &&
      hits.length === pageCount * HITS_PER_PAGE &&
      hits.length < (result?.nbHits ?? 0),
    products: Object.entries(others[0]?.facets?.product ?? {}),
  };
}

/** Runs the search of the address, and brings returning readers back to where they were. */
export function usePagedSearch(
  {config, client, insights}: Search,
  history: PageHistory,
  address: string,
): {state: PagedState; loadMore(): void; retry(): void} {
  const [session] = useState(() =>
    createSearchSession<PageScope>({
      client,
      isPage: true,
      buildRequests: (query, {products, versions = [], pageCount} = {products: [], pageCount: 1}) =>
        buildPageRequests({
          query,
          products,
          pageCount,
          indexName: config.indexName,
          facetFilters: chooseVersions(contextFilters(config), listVersionedDocs(config), versions),
          clickAnalytics: insights !== undefined,
        }),
    }),
  );
  const asked = useSyncExternalStore(session.subscribe, session.getState, session.getState);
  const state = toPagedState(asked);
  const {pageCount, result} = state;

  const [restored] = useState(() => (history.action === 'POP' ? recallPosition(address) : null));
  usePagePosition(address, pageCount, restored);
  useEffect(() => {
    const before = restored?.search === address ? restored.pageCount : 1;
    const {query, ...scope} = parsePageLocation(address);
    session.setQuery(query, {...scope, pageCount: Math.max(1, Math.min(before, MAX_PAGES))});
    return session.stop;
  }, [session, address, restored]);

  useEffect(() => {
    const hits = result?.hits.slice((pageCount - 1) * HITS_PER_PAGE) ?? [];
    if (result !== null && hits.length > 0) insights?.viewed({...result, hits});
  }, [insights, result, pageCount]);
  return {
    state,
    loadMore() {
      const {query, scope} = asked;
      if (asked.status === 'idle' && state.hasMore && scope)
        session.setQuery(query, {...scope, pageCount: pageCount + 1});
    },
    retry: session.retry,
  };
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
