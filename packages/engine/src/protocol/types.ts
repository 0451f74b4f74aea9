import type {RecordBlock} from '@help-center/records';
import type {TextRun} from '../mark/highlight.ts';

export type {TextRun};

/**
 * The wire shapes of the multi-index queries call, as far as documentation sites use them.
 * Spelling follows the hosted service's public API reference.
 */

/** A search of a request body with flat parameters. Unsupported parameters are answered with 400. */
export interface SearchRequestBody {
  readonly indexName: string;
  readonly query?: string;
  readonly page?: number;
  readonly hitsPerPage?: number;
  readonly attributesToRetrieve?: readonly string[];
  readonly attributesToHighlight?: readonly string[];
  readonly attributesToSnippet?: readonly string[];
  readonly snippetEllipsisText?: string;
  readonly highlightPreTag?: string;
  readonly highlightPostTag?: string;
  readonly facetFilters?: FacetFiltersBody;
  /** One facet name, a list of names, or `*`. */
  readonly facets?: string | readonly string[];
  readonly maxValuesPerFacet?: number;
  readonly distinct?: boolean | number;
  readonly advancedSyntax?: boolean;
  readonly clickAnalytics?: boolean;
  readonly analytics?: boolean;
  readonly [parameter: string]: unknown;
}

/** `"a:b"`, or a list whose entries are joined by AND and whose nested lists are joined by OR; `-` negates a value. */
export type FacetFiltersBody = string | readonly (string | readonly string[])[];

/** The body of the multi-index queries call. */
export interface QueriesRequestBody {
  readonly requests: readonly SearchRequestBody[];
  readonly strategy?: string;
}

/** Highlight of one attribute; `value` is HTML in which everything but the highlight tags is escaped. */
export interface HighlightBody {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  readonly matchedWords: readonly string[];
  readonly fullyHighlighted?: boolean;
  /** The same without HTML, only in answers to a front end in the same browser. */
  readonly runs?: readonly TextRun[];
}

/** Snippet of one attribute; `value` is HTML in which everything but the highlight tags is escaped. */
export interface SnippetBody {
  readonly value: string;
  readonly matchLevel: 'none' | 'partial' | 'full';
  /** The same without HTML, only in answers to a front end in the same browser. */
  readonly runs?: readonly TextRun[];
}

/** One hit. Levels that do not apply are absent from the highlight and snippet results. */
export interface HitBody {
  readonly objectID: string;
  readonly url: string;
  readonly url_without_anchor?: string;
  readonly anchor?: string | null;
  readonly type: string;
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly content: string | null;
  readonly product?: string | null;
  readonly _highlightResult?: {
    readonly hierarchy?: Readonly<Record<string, HighlightBody>>;
    readonly content?: HighlightBody;
  };
  readonly _snippetResult?: {
    readonly hierarchy?: Readonly<Record<string, SnippetBody>>;
    readonly content?: SnippetBody;
    /** The description, behind the keyword that matches if it does not; only with `runs`. */
    readonly about?: SnippetBody;
  };
  readonly [attribute: string]: unknown;
}

/** A section that answers a query by itself, with its complete text, which is not HTML. */
export interface AnswerBody {
  readonly url: string;
  readonly url_without_anchor: string;
  readonly anchor: string | null;
  /** The heading path of the section. */
  readonly hierarchy: Readonly<Record<string, string | null>>;
  readonly product: string | null;
  /** Its complete text in page order: paragraphs, list items, table rows, code blocks. */
  readonly blocks: readonly AnswerBlockBody[];
}

/** A block of an answer. */
export interface AnswerBlockBody {
  readonly type: RecordBlock;
  readonly text: string;
  /** Number of a step. */
  readonly step?: number;
}

/** The result of one search, in the order of the request. */
export interface SearchResultBody {
  readonly hits: readonly HitBody[];
  /** Sections that answer the query by themselves, on the first page; absent if none certainly does. An extension of the protocol. */
  readonly answers?: readonly AnswerBody[];
  /** The words of the query that no page has, and the phrases that none has; absent if there are none. Extensions of the protocol. */
  readonly unmatchedWords?: readonly string[];
  readonly unmatchedPhrases?: readonly string[];
  readonly nbHits: number;
  readonly page: number;
  readonly nbPages: number;
  readonly hitsPerPage: number;
  readonly query: string;
  readonly index: string;
  readonly params: string;
  readonly processingTimeMS: number;
  readonly exhaustiveNbHits: boolean;
  /** Number of hits by facet and value. */
  readonly facets?: Readonly<Record<string, Readonly<Record<string, number>>>>;
  readonly queryID?: string;
  /** Whether the time limit was reached, so that the hits are the best found so far. */
  readonly timeoutHits?: boolean;
  /** The query as HTML with the removed words in `<em>`. */
  readonly queryAfterRemoval?: string;
  /** First hit and number of hits, for a request with `offset` or `length`. */
  readonly offset?: number;
  readonly length?: number;
}

/** The answer to the multi-index queries call. */
export interface QueriesResponseBody {
  readonly results: readonly SearchResultBody[];
}
