import type {HighlightTags} from '../mark/highlight.ts';
import type {FacetFilter} from '../query/filters.ts';

/** The parameters of one search, checked and complete. */
export interface SearchParameters {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly filter: FacetFilter;
  readonly facets: readonly string[];
  readonly maxValuesPerFacet: number;
  readonly distinct: number;
  readonly advancedSyntax: boolean;
  readonly attributesToRetrieve: readonly string[];
  readonly attributesToHighlight: readonly string[];
  readonly attributesToSnippet: readonly string[];
  readonly tags: HighlightTags;
  readonly snippetEllipsisText: string;
  /** The parameters as the answer repeats them, URL-encoded. */
  readonly echo: string;
}

/** What holds when a request does not say; the tags and switches are those of the crawler's Docusaurus template. */
export const DEFAULT_PARAMETERS = {
  page: 0,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  distinct: 1,
  advancedSyntax: true,
  tags: {pre: '<span class="algolia-docsearch-suggestion--highlight">', post: '</span>'},
  snippetEllipsisText: '…',
} as const;
