/** A search that a reader has settled on. */
export interface SearchRow {
  readonly queryID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly index: string;
  /** The query as it was typed, without what looks personal. */
  readonly query: string;
  readonly hits: number;
}

/** Hits that were on show, or one that was opened. */
export interface EventRow {
  /** Equal for the same event sent twice. */
  readonly id: string;
  readonly at: number;
  readonly type: 'view' | 'click' | 'conversion';
  readonly index: string;
  readonly queryID: string | null;
  /** The hit that was opened; `null` for views. */
  readonly objectID: string | null;
  /** Its place among the hits, from 1. */
  readonly position: number | null;
}

/** Rows to be stored together. */
export interface InsightsBatch {
  readonly searches: readonly SearchRow[];
  readonly events: readonly EventRow[];
}
