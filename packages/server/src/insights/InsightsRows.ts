/** A search that a reader settled on. */
export interface SearchRow {
  readonly queryID: string;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly index: string;
  /** The query without personal data; stored in lower case. */
  readonly query: string;
  readonly hits: number;
}

/** A view of hits, or a click on one. */
export interface EventRow {
  /** Equal when the same event is sent twice. */
  readonly id: string;
  readonly at: number;
  readonly type: 'view' | 'click' | 'conversion';
  readonly index: string;
  readonly queryID: string | null;
  /** The clicked hit; `null` for views. */
  readonly objectID: string | null;
  /** Its position among the hits, from 1. */
  readonly position: number | null;
}

/** Feedback on a page. */
export interface FeedbackRow {
  readonly id: string;
  readonly at: number;
  /** Empty if the site did not name its index. */
  readonly index: string;
  readonly page: string;
  /** `agent-report` is a report by an assistant for its user. */
  readonly kind: 'helped' | 'not-helped' | 'report' | 'agent-report';
  /** The reader's own words without personal data; may be empty. */
  readonly text: string;
}

/** The steps of a search session, in order. */
export const STEPS = ['opened', 'typed', 'clicked', 'stayed'] as const;

/** How far a reader got with search. */
export interface SessionRow {
  readonly id: string;
  readonly at: number;
  readonly index: string;
  readonly reached: (typeof STEPS)[number];
  /** Whether the reader left the hit and searched again. */
  readonly returned: boolean;
}

/** A call or a read by an assistant, without who it was or for whom. */
export interface AgentReadRow {
  readonly id: string;
  readonly at: number;
  /** A tool of the MCP server, or `markdown` or `list` for a page or a list of pages fetched as a file. */
  readonly way: string;
  /** The query without personal data, or the path; stored in lower case. */
  readonly subject: string;
  /** Results of a search; `null` for everything else. */
  readonly hits: number | null;
}

/** Rows to store together. */
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
