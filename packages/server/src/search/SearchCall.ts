/** A call to the indices, which can be sent to a thread. */
export type SearchCall = {
  /** Names of indices that the caller may not search. */
  readonly refused: readonly string[];
} & (
  | {readonly kind: 'searches'; readonly body: unknown}
  | {
      readonly kind: 'facet';
      readonly index: string;
      readonly facet: string;
      readonly body: Readonly<Record<string, unknown>>;
    }
);

/** The facts about a search for metrics and insights. */
export interface SearchFacts {
  readonly index: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly nbHits: number;
  readonly timedOut: boolean;
}

/** One result of a call: its JSON and its facts, which a search for facet values does not have. */
export interface SearchAnswer {
  readonly json: string;
  readonly facts?: SearchFacts;
}

/** Limits of a call. */
export interface SearchLimits {
  /** Milliseconds that one search may take. */
  readonly timeLimitMs: number;
  /** Highest price of a call; dearer ones are refused. */
  readonly maxPrice: number;
}
