/** A search that a reader has settled on. */
export interface SearchRow {
  readonly queryID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly index: string;
  /** The query without what looks personal; it is stored in lower case. */
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

/** What a reader said of a page. */
export interface FeedbackRow {
  readonly id: string;
  readonly at: number;
  /** Empty when the site did not name its index. */
  readonly index: string;
  readonly page: string;
  /** `agent-report` is what an assistant reported for its user. */
  readonly kind: 'helped' | 'not-helped' | 'report' | 'agent-report';
  /** The reader's own words, without what looks personal; empty for none. */
  readonly text: string;
}

/** The steps of a search session, in their order. */
export const STEPS = ['opened', 'typed', 'clicked', 'stayed'] as const;

/** How far a reader came with search. */
export interface SessionRow {
  readonly id: string;
  readonly at: number;
  readonly index: string;
  readonly reached: (typeof STEPS)[number];
  /** Whether the reader left the hit and searched again. */
  readonly returned: boolean;
}

/** What an assistant asked for or read; who it was, or for whom, is not known here. */
export interface AgentReadRow {
  readonly id: string;
  readonly at: number;
  /** A tool of the MCP server; `markdown` for a page and `list` for a list of pages that was fetched as a file. */
  readonly way: string;
  /** The query without what looks personal, or the path that was read; it is stored in lower case. */
  readonly subject: string;
  /** Results of a search; `null` for everything else. */
  readonly hits: number | null;
}

/** Rows to be stored together. */
export interface InsightsBatch {
  readonly searches?: readonly SearchRow[];
  readonly events?: readonly EventRow[];
  readonly feedback?: readonly FeedbackRow[];
  readonly sessions?: readonly SessionRow[];
  readonly agentReads?: readonly AgentReadRow[];
}

/** Number of rows of a batch. */
export function countRows(batch: InsightsBatch): number {
  return Object.values(batch).reduce((sum: number, rows: readonly unknown[]) => sum + rows.length, 0);
}
