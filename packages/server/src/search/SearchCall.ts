/** What is asked of the indices, in a form that may be sent to a thread. */
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

/** What is counted of a search. */
export interface SearchFacts {
  readonly index: string;
  readonly query: string;
  readonly page: number;
  readonly hitsPerPage: number;
  readonly nbHits: number;
  readonly timedOut: boolean;
}

/** One result of a call: its JSON, and what is counted of it; a search in the values of a facet is not counted. */
export interface SearchAnswer {
  readonly json: string;
  readonly facts?: SearchFacts;
}

/** What a call may take. */
export interface SearchLimits {
  /** Milliseconds that one search may take. */
  readonly timeLimitMs: number;
  /** What a call may cost before it is refused. */
  readonly maxPrice: number;
}
