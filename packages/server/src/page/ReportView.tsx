import type {ReactNode} from 'react';
import type {FunnelRow, InsightsReport} from '../insights/InsightsReport.ts';
import {cellsOf, REPORT_TABLES} from '../insights/reportTables.ts';
import type {ReportQuery} from './fetchReport.ts';
import {ReportTable} from './ReportTable.tsx';

/** The steps of a session in words. */
const STEPS: Readonly<Record<FunnelRow['step'], string>> = {
  opened: 'Opened search',
  typed: 'Typed a query',
  clicked: 'Opened a result',
  stayed: 'Stayed there for 30 seconds',
  returned: 'Came back and searched again',
};

/** A report: numbers and tables. */
export function ReportView({
  report,
  query,
}: {
  readonly report: InsightsReport;
  readonly query: ReportQuery;
}): ReactNode {
  const {summary, funnel} = report;
  const facts: readonly (readonly [string, string])[] = [
    ['Searches', String(summary.searches)],
    ['Without results', share(summary.empty, summary.searches)],
    ['With a click', share(summary.clicked, summary.searches)],
    ['Mean position of clicks', summary.meanPosition === null ? 'none' : String(summary.meanPosition)],
  ];
  const steps = funnel[0]?.sessions === 0 ? [] : funnel.map(({step, sessions}) => [STEPS[step], sessions]);
  return (
    <>
      <dl>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
      {REPORT_TABLES.map((table) => (
        <ReportTable
          key={table.name}
          table={table}
          rows={table.name === 'funnel' ? steps : cellsOf(report, table)}
          query={query}
        />
      ))}
    </>
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${Math.round((part / whole) * 100)} %)`;
}
