import type {SearchRecord} from '@help-center/records';
import type {Matcher} from './mark/createMatcher.ts';
import type {FacetFilter} from './query/filters.ts';

/** What to search for. */
export interface IndexQuery {
  /** The words as typed; only the first 512 characters count. Empty asks for every record. */
  readonly text: string;
  /** Zero-based page of the results; default 0. */
  readonly page?: number;
  /** Hits a page, from 0; default 20. */
  readonly hitsPerPage?: number;
  /** Conditions that every hit meets; default none. */
  readonly filter?: FacetFilter;
  /** Names of the facets to count; default none. */
  readonly facets?: readonly string[];
  /** Most hits of one page section; 0 makes every matching record a hit. Default 1. */
  readonly distinct?: number;
  /**
   * Whether quotes ask for a phrase and a leading minus excludes; default true. A phrase with a word that the index
   * lacks counts as words without quotes.
   */
  readonly advancedSyntax?: boolean;
  /** Milliseconds after which the search stops with the best results so far; default 250. */
  readonly timeLimitMs?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/** One hit. */
export interface IndexHit {
  readonly record: SearchRecord;
  /** Relevance; comparable within one result only, 0 for an empty query. */
  readonly score: number;
}

/** What a search found. */
export interface IndexResult {
  readonly hits: readonly IndexHit[];
  /** Number of hits on all pages together. */
  readonly total: number;
  /** False when `total` is a lower bound. */
  readonly exhaustive: boolean;
  /** True when the time bound was hit. */
  readonly timedOut: boolean;
  /** Facet name to value to number of hits, for the facets asked for that exist. */
  readonly facets: ReadonlyMap<string, ReadonlyMap<string, number>>;
  /** Finds the words of the query in a text, to highlight it. */
  readonly matcher: Matcher;
}
