import type {ContextFilters} from '../../contract/SearchConfig.ts';
import {SNIPPET_WORDS} from '../constants.ts';
import {buildSearchRequest} from '../session/buildSearchRequest.ts';
import type {SearchRequestBody} from '../types.ts';

/** What the requests of the search page depend on. */
export interface PageQuery {
  readonly query: string;
  /** Products to search in; empty for all of them. */
  readonly products: readonly string[];
  /** Tags of docs versions to search instead of those of the page; none by default. */
  readonly versions?: readonly string[];
}

/** Settings of {@link buildPageRequests}. */
export interface PageRequestSettings extends PageQuery {
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
