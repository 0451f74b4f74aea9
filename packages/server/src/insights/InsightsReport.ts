/** The days, both included and in UTC, and the index that a report is about. */
export interface ReportPeriod {
  /** Such as `2026-01-31`. */
  readonly from: string;
  readonly to: string;
  /** Name of an index; empty for all. */
  readonly index: string;
}

/** A query that was asked in the period. */
export interface QueryRow {
  readonly query: string;
  readonly searches: number;
  /** Searches without hits. */
  readonly empty: number;
  /** Searches from which a hit was opened. */
  readonly clicked: number;
  /** Most hits that it had. */
  readonly hits: number;
}

/** Numbers of the whole period. */
export interface SummaryRow {
  readonly searches: number;
  readonly empty: number;
  readonly clicked: number;
  readonly views: number;
  readonly clicks: number;
  /** Mean place of the hits that were opened, from 1; `null` without clicks. */
  readonly meanPosition: number | null;
}

/** Clicks on hits at one place. */
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

/** Sessions that came as far as a step, from opening search to reading the hit. */
export interface FunnelRow {
  /** `returned` is of those who left the hit and searched again. */
  readonly step: 'opened' | 'typed' | 'clicked' | 'stayed' | 'returned';
  readonly sessions: number;
}

/** What readers said of a page. */
export interface PageFeedbackRow {
  readonly page: string;
  readonly helped: number;
  readonly notHelped: number;
  readonly reports: number;
}

/** What a reader wrote of a page. */
export interface RemarkRow {
  readonly day: string;
  readonly page: string;
  readonly kind: string;
  readonly text: string;
}

/** What assistants asked for or read, in one way. */
export interface AgentReadsRow {
  /** A tool of the MCP server; `markdown` for a page and `list` for a list of pages that was fetched as a file. */
  readonly way: string;
  /** A query, or a path. */
  readonly subject: string;
  readonly reads: number;
  /** Searches without hits. */
  readonly empty: number;
}

/** What authors see of a period. */
export interface InsightsReport {
  readonly period: ReportPeriod;
  readonly summary: SummaryRow;
  readonly top: readonly QueryRow[];
  readonly withoutResults: readonly QueryRow[];
  readonly withoutClick: readonly QueryRow[];
  readonly positions: readonly PositionRow[];
  readonly days: readonly DayRow[];
  readonly funnel: readonly FunnelRow[];
  /** The pages with the most complaints first. */
  readonly feedback: readonly PageFeedbackRow[];
  /** The newest first. */
  readonly remarks: readonly RemarkRow[];
  /** Reads by assistants, which are in none of the other tables; the most frequent first. */
  readonly agents: readonly AgentReadsRow[];
}
