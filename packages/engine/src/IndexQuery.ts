import type {SearchRecord} from '@help-center/records';
import type {IndexAnswer} from './findAnswer.ts';
import type {Matcher} from './mark/createMatcher.ts';
import type {FacetFilter} from './query/filters.ts';
import type {PreferredGroup} from './query/preferSections.ts';
import type {RequiredWords} from './query/requireWords.ts';

/** What to search for. */
export interface IndexQuery {
  /** The words as typed; only the first 512 characters count. Empty asks for every record, signs alone for none. */
  readonly text: string;
  /** Zero-based page of the results; default 0. */
  readonly page?: number;
  /** Hits a page, from 0; default 20. */
  readonly hitsPerPage?: number;
  /** First hit instead of `page`, from 0. */
  readonly offset?: number | undefined;
  /** Conditions that every hit meets; default none. */
  readonly filter?: FacetFilter;
  /** Names of the facets to count; default none. */
  readonly facets?: readonly string[];
  /** Most hits of one page section; 0 makes every matching record a hit. Default 1. */
  readonly distinct?: number;
  /**
   * Whether quotes ask for a phrase and a minus behind another word excludes; default true. A phrase that no hit has
   * counts as words without quotes.
   */
  readonly advancedSyntax?: boolean;
  /** Conditions that raise the hits which meet them; default none. */
  readonly prefer?: readonly PreferredGroup[];
  /** Words that hits must have; default none, hits with more of the words come first. */
  readonly required?: RequiredWords | undefined;
  /** Words that may be unfinished; default the last one. */
  readonly unfinished?: 'last' | 'all' | 'none';
  /** Whether a word that the index lacks stands for those it may be a misspelling of; default true. */
  readonly correct?: boolean;
  /** Attributes of which one must have a word of the query, such as `hierarchy.lvl1` or `content`; default all. */
  readonly attributes?: readonly string[] | undefined;
  /** Milliseconds after which the search stops with the best results so far; default 250. */
  readonly timeLimitMs?: number | undefined;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: (() => number) | undefined;
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
  /** The words of the query, as typed, that no section with these filters has in any form. */
  readonly unmatchedWords: readonly string[];
  /** The quoted phrases, as typed, that no hit could have, so that their words were searched for. */
  readonly unmatchedPhrases: readonly string[];
  /** The words that were left out because no hit had all of them; missing when words were not required. */
  readonly removedWords?: readonly string[];
  /** The section that answers the query by itself, on the first page of results, when one clearly does. */
  readonly answer?: IndexAnswer | undefined;
  /** Finds the words of the query in a text, to highlight it. */
  readonly matcher: Matcher;
}
