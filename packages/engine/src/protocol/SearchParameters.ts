import type {HighlightTags} from '../mark/highlight.ts';
import type {FacetFilter} from '../query/filters.ts';
import type {PreferredGroup} from '../query/preferSections.ts';
import type {RequiredWords} from '../query/requireWords.ts';
import type {HitFields} from './HitFields.ts';

/** The validated parameters of a search with defaults. */
export interface SearchParameters {
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  /** First hit, if the request has `offset` or `length` instead of pages. */
  readonly offset: number | undefined;
  readonly filter: FacetFilter;
  readonly prefer: readonly PreferredGroup[];
  readonly required: RequiredWords | undefined;
  readonly unfinished: 'last' | 'all' | 'none';
  readonly correct: boolean;
  readonly attributes: readonly string[] | undefined;
  readonly facets: readonly string[];
  readonly sortFacetValuesBy: 'count' | 'alpha';
  readonly maxValuesPerFacet: number;
  readonly distinct: number;
  readonly advancedSyntax: boolean;
  readonly fields: HitFields;
  readonly tags: HighlightTags;
  readonly snippetEllipsisText: string;
  /** The URL-encoded parameters for the response. */
  readonly echo: string;
}

/** Default parameters; tags and flags are those of the crawler's Docusaurus template. */
export const DEFAULT_PARAMETERS = {
  page: 0,
  hitsPerPage: 20,
  maxValuesPerFacet: 100,
  distinct: 1,
  advancedSyntax: true,
  tags: {pre: '<span class="algolia-docsearch-suggestion--highlight">', post: '</span>'},
  snippetEllipsisText: '…',
} as const;
