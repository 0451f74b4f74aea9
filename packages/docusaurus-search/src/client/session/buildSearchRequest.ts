import type {SearchRequestBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';
import type {ContextFilters} from '../../contract/SearchConfig.ts';
import {HITS_PER_PAGE} from '../constants.ts';

/** What a request depends on. */
export interface SearchRequestSettings {
  readonly indexName: string;
  readonly query: string;
  /** Words of each snippet. */
  readonly snippetWords: number;
  readonly facetFilters?: ContextFilters | undefined;
  /** Whether the answer should carry a query id for events; false by default. */
  readonly clickAnalytics?: boolean;
}

const LEVELS = HIERARCHY_LEVELS.slice(1);

/**
 * Hits are pages and texts. A section is represented by its best text; without one it is left out, as a heading alone,
 * such as "Steps", says nothing.
 */
const KINDS = ['type:lvl1', 'type:content'];

/** The request that the dialog sends for a query. */
export function buildSearchRequest(settings: SearchRequestSettings): SearchRequestBody {
  const {indexName, query, snippetWords, facetFilters = [], clickAnalytics = false} = settings;
  return {
    indexName,
    query,
    attributesToRetrieve: [
      ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      'product',
      // Shown for a page that was found by them.
      'description',
      'keywords',
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
    facetFilters: [...facetFilters, KINDS],
  };
}
