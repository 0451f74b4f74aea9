import {pickAnswer} from '../answer/AnswerCard.tsx';
import {STALL_THRESHOLD_MS, type SearchStatus, findSuggestions} from '../session/createSearchSession.ts';
import {
  toError,
  type AnswerBody,
  type HitBody,
  type SearchAnswer,
  type SearchClient,
  type SearchRequestBody,
  type SearchResultBody,
} from '../SearchClient.ts';
import type {ContextFilters} from '../../contract/SearchConfig.ts';
import {SNIPPET_WORDS, buildSearchRequest} from '../session/buildSearchRequest.ts';

/** What the search page shows. */
export interface PagedState {
  readonly status: SearchStatus;
  /** The query of the results; `null` before the first answer. */
  readonly answered: PageQuery | null;
  readonly hits: readonly HitBody[];
  /** A section that answers the query by itself; `null` for none. */
  readonly answer: AnswerBody | null;
  /** The newest result page, for events and notices. */
  readonly result: SearchResultBody | null;
  readonly nbHits: number;
  /** Number of result pages on screen. */
  readonly pageCount: number;
  readonly hasMore: boolean;
  /** Products with their number of hits, the most frequent first. */
  readonly products: readonly (readonly [string, number])[];
  readonly fallback: boolean;
  /** HTTP status with which the configured backend refused, if it did. */
  readonly refusal?: number | undefined;
  readonly error: Error | null;
  /** Other queries that have results; filled when there are no hits. */
  readonly suggestions: readonly string[];
}

/** Settings of {@link createPagedSearch}. */
interface CreatePagedSearchOptions {
  readonly client: SearchClient;
  /** The requests for `count` pages from page `from` on, and one for the products. */
  readonly buildRequests: (query: PageQuery, from: number, count: number) => readonly SearchRequestBody[];
}

/** The search of the search page; never throws. */
export interface PagedSearch {
  getState(): PagedState;
  subscribe(listener: () => void): () => void;
  /** Shows the first `pageCount` pages of a query; an empty query clears the page. */
  search(query: PageQuery, pageCount: number): void;
  /** Adds the next page, unless a request is pending. */
  loadMore(): void;
  /** Repeats what failed. */
  retry(): void;
  stop(): void;
}

const EMPTY: PagedState = {
  status: 'idle',
  answered: null,
  hits: [],
  answer: null,
  result: null,
  nbHits: 0,
  pageCount: 0,
  hasMore: false,
  products: [],
  fallback: false,
  error: null,
  suggestions: [],
};

/** Most pages restored at once; servers answer at most 50 requests per call. */
const MAX_PAGES_AT_ONCE = 20;

/** Creates a search without results. */
export function createPagedSearch({client, buildRequests}: CreatePagedSearchOptions): PagedSearch {
  const listeners = new Set<() => void>();
  let state = EMPTY;
  let controller = new AbortController();
  let repeat: (() => void) | undefined;

  function update(change: Partial<PagedState>): void {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  }

  function stop(): void {
    controller.abort();
    controller = new AbortController();
  }

  function run(query: PageQuery, from: number, count: number): void {
    stop();
    repeat = () => run(query, from, count);
    update({status: 'loading', error: null});
    void ask(query, from, count, controller.signal);
  }

  async function ask(query: PageQuery, from: number, count: number, signal: AbortSignal): Promise<void> {
    const stall = setTimeout(() => update({status: 'stalled'}), STALL_THRESHOLD_MS);
    signal.addEventListener('abort', () => clearTimeout(stall), {once: true});
    try {
      const answer = await client.search(buildRequests(query, from, count), {signal, withRuns: true});
      clearTimeout(stall);
      if (signal.aborted) return;
      show(query, from, answer);
      if (state.nbHits > 0) return;
      const suggestions = await findSuggestions(client, query.query, requestFor(query), signal);
      if (!signal.aborted) update({suggestions});
    } catch (error) {
      if (signal.aborted) return;
      // When a further page fails, the hits of the same query stay.
      if (from === 0) state = {...EMPTY, products: state.products};
      update({status: 'error', error: toError(error)});
    } finally {
      clearTimeout(stall);
    }
  }

  function show(query: PageQuery, from: number, {results, fallback, refusal}: SearchAnswer): void {
    const pages = results.slice(0, -1);
    const last = pages.at(-1) ?? null;
    const hits = pages.flatMap((page) => page.hits);
    const pageCount = from + pages.length;
    update({
      status: 'idle',
      answered: query,
      hits: from === 0 ? hits : [...state.hits, ...hits],
      answer: from === 0 ? pickAnswer(pages[0]) : state.answer,
      result: last,
      nbHits: last?.nbHits ?? 0,
      pageCount,
      hasMore: last !== null && last.hits.length > 0 && pageCount < last.nbPages,
      products: Object.entries(results.at(-1)?.facets?.product ?? {}),
      fallback,
      refusal,
      suggestions: [],
    });
  }

  const requestFor = (query: PageQuery) => (text: string) =>
    ({...buildRequests({...query, query: text}, 0, 1)[0]}) as SearchRequestBody;

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    search(query, pageCount) {
      if (query.query.trim() === '') {
        stop();
        update(EMPTY);
      } else {
        run(query, 0, Math.max(1, Math.min(pageCount, MAX_PAGES_AT_ONCE)));
      }
    },
    loadMore() {
      if (state.status === 'idle' && state.hasMore && state.answered !== null)
        run(state.answered, state.pageCount, 1);
    },
    retry: () => repeat?.(),
    stop,
  };
}

/** What the requests of the search page depend on. */
export interface PageQuery {
  readonly query: string;
  /** Products to search in; empty for all of them. */
  readonly products: readonly string[];
  /** Tags of docs versions to search instead of those of the page; none by default. */
  readonly versions?: readonly string[];
}

/** Settings of {@link buildPageRequests}. */
interface PageRequestSettings extends PageQuery {
  readonly indexName: string;
  /** Conditions of the page's language and version. */
  readonly facetFilters: ContextFilters;
  /** First page to ask for, from 0. */
  readonly from: number;
  /** Number of pages to ask for. */
  readonly count: number;
  readonly clickAnalytics: boolean;
}

/**
 * One request per page, and a last one for the number of hits per product. The latter ignores the chosen products, as
 * each further product widens the search.
 */
export function buildPageRequests(settings: PageRequestSettings): readonly SearchRequestBody[] {
  const {indexName, query, products, facetFilters, from, count, clickAnalytics} = settings;
  const requestWith = (filters: ContextFilters) =>
    buildSearchRequest({
      indexName,
      query,
      snippetWords: SNIPPET_WORDS.page,
      clickAnalytics,
      facetFilters: filters,
    });
  const chosen = products.map((product) => `product:${product}`);
  const request = requestWith(chosen.length > 0 ? [...facetFilters, chosen] : facetFilters);
  const pages = Array.from({length: count}, (_, index) => ({
    ...request,
    page: from + index,
  }));
  const counts = {
    indexName,
    query,
    hitsPerPage: 0,
    facets: ['product'],
    analytics: false,
    facetFilters: requestWith(facetFilters).facetFilters ?? [],
  };
  return [...pages, counts];
}
