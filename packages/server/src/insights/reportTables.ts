import type {InsightsReport} from './InsightsReport.ts';

type TableName = Exclude<keyof InsightsReport, 'period' | 'summary'>;

/** A table of the report, as the page shows it and as it is exported. */
export interface TableOf<Name extends TableName> {
  readonly name: Name;
  readonly title: string;
  /** The heading of each field, in the order of the columns. */
  readonly columns: Readonly<Record<keyof InsightsReport[Name][number], string>>;
}

export type ReportTable = {[Name in TableName]: TableOf<Name>}[TableName];

const QUERY_COLUMNS = {
  query: 'Query',
  searches: 'Searches',
  empty: 'Without results',
  clicked: 'With a click',
  hits: 'Results',
};

/** The tables of the report, in the order of the page. */
export const REPORT_TABLES: readonly ReportTable[] = [
  {
    name: 'days',
    title: 'By day',
    columns: {day: 'Day', searches: 'Searches', empty: 'Without results', clicked: 'With a click'},
  },
  {name: 'top', title: 'Top searches', columns: QUERY_COLUMNS},
  {name: 'withoutResults', title: 'Searches without results', columns: QUERY_COLUMNS},
  {name: 'withoutClick', title: 'Searches without a click', columns: QUERY_COLUMNS},
  {name: 'positions', title: 'Click position', columns: {position: 'Position', clicks: 'Clicks'}},
  {name: 'funnel', title: 'From opening search to reading', columns: {step: 'Step', sessions: 'Sessions'}},
  {
    name: 'feedback',
    title: 'Did this help?',
    columns: {page: 'Page', helped: 'Helped', notHelped: 'Did not help', reports: 'Reports'},
  },
  {
    name: 'remarks',
    title: 'What readers wrote',
    columns: {day: 'Day', page: 'Page', kind: 'Kind', text: 'Text'},
  },
  {
    name: 'agents',
    title: 'What assistants asked for and read',
    columns: {way: 'Way', subject: 'Query or page', reads: 'Reads', empty: 'Without results'},
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
