interface Row {
  /** Equal when the same row is sent twice. */
  readonly id: string;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** A search that a reader settled on. */
export interface SearchRow extends Row {
  readonly table: 'searches';
  readonly index: string;
  /** The query without personal data; stored in lower case. */
  readonly query: string;
  readonly hits: number;
}

/** A view of hits, or a click on one. */
export interface EventRow extends Row {
  readonly table: 'events';
  readonly type: 'view' | 'click' | 'conversion';
  readonly index: string;
  readonly queryID: string | null;
  /** The clicked hit; `null` for views. */
  readonly objectID: string | null;
  /** Its position among the hits, from 1. */
  readonly position: number | null;
}

/** Feedback on a page. */
export interface FeedbackRow extends Row {
  readonly table: 'feedback';
  /** Empty if the site did not name its index. */
  readonly index: string;
  readonly page: string;
  /** `agent-report` is a report by an assistant for its user. */
  readonly kind: 'helped' | 'not-helped' | 'report' | 'agent-report';
  /** The reader's own words without personal data; may be empty. */
  readonly text: string;
}

/** A call or a read by an assistant, without who it was or for whom. */
export interface AgentReadRow extends Row {
  readonly table: 'agent_reads';
  /** A tool of the MCP server. */
  readonly way: string;
  /** The query without personal data, or the path; stored in lower case. */
  readonly subject: string;
  /** Results of a search; `null` for everything else. */
  readonly hits: number | null;
}

/** A row of one of the tables. */
export type InsightsRow = SearchRow | EventRow | FeedbackRow | AgentReadRow;
