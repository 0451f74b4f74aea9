import type {FacetFiltersBody, SearchRequestBody} from '@help-center/engine/protocol';
import {HITS_PER_PAGE} from '../constants.ts';

/** What a request depends on. */
export interface SearchRequestSettings {
  readonly indexName: string;
  readonly query: string;
  /** Words of each snippet. */
  readonly snippetWords: number;
  readonly facetFilters?: FacetFiltersBody;
  /** Whether the answer should carry a query id for events; false by default. */
  readonly clickAnalytics?: boolean;
}

const LEVELS = ['lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const;

/** The request that the dialog sends for a query. */
export function buildSearchRequest(settings: SearchRequestSettings): SearchRequestBody {
  const {indexName, query, snippetWords, facetFilters = [], clickAnalytics = false} = settings;
  return {
    indexName,
    query,
    attributesToRetrieve: [
      'hierarchy.lvl0',
      ...LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      'product',
    ],
    attributesToSnippet: [
      ...LEVELS.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    ...(facetFilters.length > 0 && {facetFilters}),
  };
}
