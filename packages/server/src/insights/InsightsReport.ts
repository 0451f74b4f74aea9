/** The first and last day of a report, in UTC, and its index. */
export interface ReportPeriod {
  /** Such as `2026-01-31`. */
  readonly from: string;
  readonly to: string;
  /** Empty for all indices. */
  readonly index: string;
}

/** A query of the period. */
export interface QueryRow {
  readonly query: string;
  readonly searches: number;
  /** Searches without hits. */
  readonly empty: number;
  /** Searches with a click. */
  readonly clicked: number;
  /** Highest number of hits. */
  readonly hits: number;
}

/** Numbers of the whole period. */
export interface SummaryRow {
  readonly searches: number;
  readonly empty: number;
  readonly clicked: number;
  readonly views: number;
  readonly clicks: number;
  /** Mean position of clicked hits, from 1; `null` without clicks. */
  readonly meanPosition: number | null;
}

/** Clicks on hits at one position. */
export interface PositionRow {
  readonly position: number;
  readonly clicks: number;
}

/** Numbers of one day. */
export interface DayRow {
  readonly day: string;
  readonly searches: number;
  readonly empty: number;
  readonly clicked: number;
}

/** Sessions that reached a step, from opening search to reading a hit. */
export interface FunnelRow {
  /** `returned` counts sessions that left the hit and searched again. */
  readonly step: 'opened' | 'typed' | 'clicked' | 'stayed' | 'returned';
  readonly sessions: number;
}

/** Feedback on a page. */
export interface PageFeedbackRow {
  readonly page: string;
  readonly helped: number;
  readonly notHelped: number;
  readonly reports: number;
}

/** A reader's remark on a page. */
export interface RemarkRow {
  readonly day: string;
  readonly page: string;
  readonly kind: string;
  readonly text: string;
}

/** Reads of one subject by assistants. */
export interface AgentReadsRow {
  /** A tool of the MCP server, or `markdown` or `list` for a page or a list of pages fetched as a file. */
  readonly way: string;
  /** A query, or a path. */
  readonly subject: string;
  readonly reads: number;
  /** Searches without hits. */
  readonly empty: number;
}

/** The report of a period. */
export interface InsightsReport {
  readonly period: ReportPeriod;
  readonly summary: SummaryRow;
  readonly top: readonly QueryRow[];
  readonly withoutResults: readonly QueryRow[];
  readonly withoutClick: readonly QueryRow[];
  readonly positions: readonly PositionRow[];
  readonly days: readonly DayRow[];
  readonly funnel: readonly FunnelRow[];
  /** Pages with the most complaints first. */
  readonly feedback: readonly PageFeedbackRow[];
  /** Newest first. */
  readonly remarks: readonly RemarkRow[];
  /** Most frequent first; the other tables do not include assistants. */
  readonly agents: readonly AgentReadsRow[];
}
