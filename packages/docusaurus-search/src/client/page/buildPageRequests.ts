import type {ContextFilters} from '../../contract/SearchConfig.ts';
import type {SearchRequestBody} from '../SearchClient.ts';
import {HITS_PER_PAGE, SNIPPET_WORDS, buildSearchRequest} from '../session/buildSearchRequest.ts';

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
  /** Number of result pages to show. */
  readonly pageCount: number;
  readonly clickAnalytics: boolean;
}

/**
 * A request for the hits of all result pages, and one for the number of hits per product. The latter ignores the chosen
 * products, as each further product widens the search.
 */
export function buildPageRequests(settings: PageRequestSettings): [SearchRequestBody, SearchRequestBody] {
  const {indexName, query, products, facetFilters, pageCount, clickAnalytics} = settings;
  const requestWith = (filters: ContextFilters) =>
    buildSearchRequest({
      indexName,
      query,
      snippetWords: SNIPPET_WORDS.page,
      clickAnalytics,
      facetFilters: filters,
    });
  const chosen = products.map((product) => `product:${product}`);
  const hits = {
    ...requestWith(chosen.length > 0 ? [...facetFilters, chosen] : facetFilters),
    hitsPerPage: pageCount * HITS_PER_PAGE,
  };
  const counts = {
    indexName,
    query,
    hitsPerPage: 0,
    facets: ['product'],
    analytics: false,
    facetFilters: requestWith(facetFilters).facetFilters ?? [],
  };
  return [hits, counts];
}
