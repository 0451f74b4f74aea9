import type {InsightsReport} from './InsightsReport.ts';
import {STEPS} from './InsightsRows.ts';
import {SEARCHES, WITHIN_PERIOD} from './period.ts';

type TableName = Exclude<keyof InsightsReport, 'period' | 'summary'>;

/** A table of the report, as it is read, as the page shows it, and as it is exported. */
export interface TableOf<Name extends TableName> {
  readonly name: Name;
  readonly title: string;
  /** The heading of each field, in the order of the columns. */
  readonly columns: Readonly<Record<keyof InsightsReport[Name][number], string>>;
  /** Selects the fields; takes the values of a period. */
  readonly sql: string;
}

export type ReportTable = {[Name in TableName]: TableOf<Name>}[TableName];

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
    name: 'funnel',
    title: 'From opening search to reading',
    columns: {step: 'Step', sessions: 'Sessions'},
    sql: `WITH reached AS (SELECT step, returned FROM sessions WHERE ${WITHIN_PERIOD})
          SELECT step, sessions FROM (
            ${STEPS.map((step, place) => `SELECT ${place} AS place, '${step}' AS step, COUNT(*) AS sessions FROM reached WHERE step >= ${place}`).join(' UNION ALL ')}
            UNION ALL SELECT ${STEPS.length}, 'returned', COUNT(*) FROM reached WHERE returned = 1
          ) AS steps ORDER BY place`,
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
  const rows: readonly object[] = report[name];
  return rows.map((row) => {
    const cells = new Map<string, string | number>(Object.entries(row));
    return Object.keys(columns).map((field) => cells.get(field) ?? '');
  });
}
