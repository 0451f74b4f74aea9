/** The first and last day of a report, in UTC, and its index. */
export interface ReportPeriod {
  /** Such as `2026-01-31`. */
  readonly from: string;
  readonly to: string;
  /** Empty for all indices. */
  readonly index: string;
}

/** A row of a table, by the names of its texts and its numbers. */
type Row<Texts extends string, Numbers extends string> = Readonly<
  Record<Texts, string> & Record<Numbers, number>
>;

/** A query: its searches, those without hits and those with a click, and the highest number of its hits. */
export type QueryRow = Row<'query', 'searches' | 'empty' | 'clicked' | 'hits'>;

/** The report of a period. */
export interface InsightsReport {
  readonly period: ReportPeriod;
  readonly summary: Row<never, 'searches' | 'empty' | 'clicked' | 'views' | 'clicks'> & {
    /** Mean position of clicked hits, from 1; `null` without clicks. */
    readonly meanPosition: number | null;
  };
  readonly top: readonly QueryRow[];
  readonly withoutResults: readonly QueryRow[];
  readonly withoutClick: readonly QueryRow[];
  /** Clicks on hits at each position. */
  readonly positions: readonly Row<never, 'position' | 'clicks'>[];
  readonly days: readonly Row<'day', 'searches' | 'empty' | 'clicked'>[];
  /** Sessions that reached each step, from opening search to reading a hit; `returned` are those that left the hit and searched again. */
  readonly funnel: readonly Row<'step', 'sessions'>[];
  /** Pages with the most complaints first. */
  readonly feedback: readonly Row<'page', 'helped' | 'notHelped' | 'reports'>[];
  /** What readers wrote about a page, newest first. */
  readonly remarks: readonly Row<'day' | 'page' | 'kind' | 'text', never>[];
  /**
   * What assistants asked for and read, most frequent first; the other tables do not include them. `way` is a tool of the MCP
   * server, or `markdown` or `list` for a page or a list of pages fetched as a file, and `subject` a query or a path.
   */
  readonly agents: readonly Row<'way' | 'subject', 'reads' | 'empty'>[];
}
