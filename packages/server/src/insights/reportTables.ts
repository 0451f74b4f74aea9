/** The first and last day of a report, in UTC, and its index. */
export interface ReportPeriod {
  /** Such as `2026-01-31`. */
  readonly from: string;
  readonly to: string;
  /** Empty for all indices. */
  readonly index: string;
}

/** Name of a table of the report. */
export type TableName =
  | 'days'
  | 'top'
  | 'withoutResults'
  | 'withoutClick'
  | 'positions'
  | 'feedback'
  | 'remarks'
  | 'agents';

/** The report of a period: numbers of all of it, and the rows of each table by the fields of its columns. */
export type InsightsReport = {
  readonly period: ReportPeriod;
  readonly summary: Readonly<Record<'searches' | 'empty' | 'clicked' | 'views' | 'clicks', number>> & {
    /** Mean position of clicked hits, from 1; `null` without clicks. */
    readonly meanPosition: number | null;
  };
} & {readonly [Name in TableName]: readonly Readonly<Record<string, string | number>>[]};

/** A table of the report, as it is read, as the page shows it, and as it is exported. */
export interface ReportTable {
  readonly name: TableName;
  readonly title: string;
  /** The heading of each field, in the order of the columns. */
  readonly columns: Readonly<Record<string, string>>;
  /** Selects the fields; takes the first and last day, and twice the index. */
  readonly sql: string;
}

/** The day in UTC, such as `2026-01-31`. */
export function toDay(at: number): string {
  return new Date(at).toISOString().slice(0, 10);
}

const WITHIN_PERIOD = `day >= ? AND day <= ? AND (? = '' OR index_name = ?)`;

/** The searches of the period with their clicks. `LOWER` is for rows of earlier versions, which kept the case of queries. */
const SEARCHES = `WITH clicked AS (
    SELECT query_id, COUNT(*) AS clicks FROM events WHERE type = 'click' AND query_id IS NOT NULL GROUP BY query_id
  ), asked AS (
    SELECT s.day, LOWER(s.query) AS query, s.hits, COALESCE(c.clicks, 0) AS clicks
    FROM searches s LEFT JOIN clicked c ON c.query_id = s.query_id
    WHERE s.day >= ? AND s.day <= ? AND (? = '' OR s.index_name = ?)
  )`;

/** Numbers of the whole period; sums of no rows are `NULL`. */
export const SUMMARIES: readonly string[] = [
  `${SEARCHES} SELECT COUNT(*) AS searches, COUNT(CASE WHEN hits = 0 THEN 1 END) AS empty,
   COUNT(CASE WHEN clicks > 0 THEN 1 END) AS clicked FROM asked`,
  `SELECT COUNT(CASE WHEN type = 'view' THEN 1 END) AS views, COUNT(CASE WHEN type = 'click' THEN 1 END) AS clicks,
   ROUND(AVG(CASE WHEN type = 'click' THEN position END), 2) AS "meanPosition" FROM events WHERE ${WITHIN_PERIOD}`,
];

/** Most rows of a table. */
const MAX_ROWS = 500;

const sumIf = (condition: string, name: string): string =>
  `SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END) AS "${name}"`;
const COUNTS = `COUNT(*) AS searches, ${sumIf('hits = 0', 'empty')}, ${sumIf('clicks > 0', 'clicked')}`;

const QUERY_COLUMNS = {
  query: 'Query',
  searches: 'Searches',
  empty: 'Without results',
  clicked: 'With a click',
  hits: 'Results',
};
const selectQueries = (having: string): string =>
  `${SEARCHES} SELECT query, ${COUNTS}, MAX(hits) AS hits FROM asked GROUP BY query ${having}
   ORDER BY COUNT(*) DESC, query LIMIT ${MAX_ROWS}`;

/** The tables of the report, in the order of the page. */
export const REPORT_TABLES: readonly ReportTable[] = [
  {
    name: 'days',
    title: 'By day',
    columns: {day: 'Day', searches: 'Searches', empty: 'Without results', clicked: 'With a click'},
    sql: `${SEARCHES} SELECT day, ${COUNTS} FROM asked GROUP BY day ORDER BY day`,
  },
  {name: 'top', title: 'Top searches', columns: QUERY_COLUMNS, sql: selectQueries('')},
  {
    name: 'withoutResults',
    title: 'Searches without results',
    columns: QUERY_COLUMNS,
    sql: selectQueries('HAVING MIN(hits) = 0'),
  },
  {
    name: 'withoutClick',
    title: 'Searches without a click',
    columns: QUERY_COLUMNS,
    sql: selectQueries('HAVING SUM(clicks) = 0 AND MAX(hits) > 0'),
  },
  {
    name: 'positions',
    title: 'Click position',
    columns: {position: 'Position', clicks: 'Clicks'},
    sql: `SELECT position, COUNT(*) AS clicks FROM events
          WHERE type = 'click' AND position IS NOT NULL AND ${WITHIN_PERIOD} GROUP BY position ORDER BY position`,
  },
  {
    name: 'feedback',
    title: 'Did this help?',
    columns: {page: 'Page', helped: 'Helped', notHelped: 'Did not help', reports: 'Reports'},
    sql: `SELECT page, ${sumIf("kind = 'helped'", 'helped')}, ${sumIf("kind = 'not-helped'", 'notHelped')},
          ${sumIf("kind IN ('report', 'agent-report')", 'reports')} FROM feedback WHERE ${WITHIN_PERIOD} GROUP BY page
          ORDER BY SUM(CASE WHEN kind = 'helped' THEN 0 ELSE 1 END) DESC, page LIMIT ${MAX_ROWS}`,
  },
  {
    name: 'remarks',
    title: 'What readers wrote',
    columns: {day: 'Day', page: 'Page', kind: 'Kind', text: 'Text'},
    sql: `SELECT day, page, kind, text FROM feedback WHERE text <> '' AND ${WITHIN_PERIOD}
          ORDER BY at DESC, id LIMIT ${MAX_ROWS}`,
  },
  {
    name: 'agents',
    title: 'What assistants asked for and read',
    columns: {way: 'Way', subject: 'Query or page', reads: 'Reads', empty: 'Without results'},
    // They belong to the site, not to an index.
    sql: `SELECT way, LOWER(subject) AS subject, COUNT(*) AS reads, ${sumIf('hits = 0', 'empty')} FROM agent_reads
          WHERE day >= ? AND day <= ? AND ? = '' AND ? = '' GROUP BY way, LOWER(subject)
          ORDER BY COUNT(*) DESC, way, LOWER(subject) LIMIT ${MAX_ROWS}`,
  },
];

/** The cells of a table, in the order of its columns. */
export function cellsOf(report: InsightsReport, {name, columns}: ReportTable): (string | number)[][] {
  const fields = Object.keys(columns);
  return report[name].map((row) => fields.map((field) => row[field] ?? ''));
}
