import type {FacetFiltersBody} from '@help-center/engine/protocol';
import {buildSearchRequest} from '../session/buildSearchRequest.ts';
import type {SearchRequestBody} from '../types.ts';

/** Words of a snippet on the search page. */
const PAGE_SNIPPET_WORDS = 30;

/** What the requests of the search page depend on. */
export interface PageQuery {
  readonly query: string;
  /** Products to search in; empty for all of them. */
  readonly products: readonly string[];
}

/** Settings of {@link buildPageRequests}. */
export interface PageRequestSettings extends PageQuery {
  readonly indexName: string;
  /** Conditions of the page's language and version. */
  readonly facetFilters: Exclude<FacetFiltersBody, string>;
  /** First page to ask for, from 0. */
  readonly from: number;
  /** Number of pages to ask for. */
  readonly count: number;
  readonly clickAnalytics: boolean;
}

/**
 * One request per page, and last one for the number of hits of each product, which must not depend on the
 * products chosen: they widen the search rather than narrow each other.
 */
export function buildPageRequests(settings: PageRequestSettings): readonly SearchRequestBody[] {
  const {indexName, query, products, facetFilters, from, count, clickAnalytics} = settings;
  const plain = buildSearchRequest({indexName, query, snippetWords: PAGE_SNIPPET_WORDS, clickAnalytics});
  // Says what a page is about where the hit is its title.
  const request = {...plain, attributesToRetrieve: [...(plain.attributesToRetrieve ?? []), 'description']};
  const chosen = products.map((product) => `product:${product}`);
  const filters = chosen.length > 0 ? [...facetFilters, chosen] : facetFilters;
  const pages = Array.from({length: count}, (_, index) => ({
    ...request,
    page: from + index,
    ...(filters.length > 0 && {facetFilters: filters}),
  }));
  const counts = {
    indexName,
    query,
    hitsPerPage: 0,
    facets: ['product'],
    analytics: false,
    ...(facetFilters.length > 0 && {facetFilters}),
  };
  return [...pages, counts];
}
