import type {ReactNode} from 'react';
import type {InsightsReport, QueryRow} from '../insights/InsightsReport.ts';
import {BarChart} from './BarChart.tsx';
import type {ReportQuery} from './fetchReport.ts';
import {ReportTable} from './ReportTable.tsx';

const QUERY_COLUMNS = ['Query', 'Searches', 'Without results', 'With a click', 'Results'];

/** A report: numbers, plots and tables. */
export function ReportView({
  report,
  query,
}: {
  readonly report: InsightsReport;
  readonly query: ReportQuery;
}): ReactNode {
  const {summary, days, positions} = report;
  const facts: readonly (readonly [string, string])[] = [
    ['Searches', String(summary.searches)],
    ['Without results', share(summary.empty, summary.searches)],
    ['With a click', share(summary.clicked, summary.searches)],
    ['Mean position of clicks', summary.meanPosition === null ? 'none' : String(summary.meanPosition)],
  ];
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
      <ReportTable
        name="days"
        title="By day"
        columns={['Day', 'Searches', 'Without results', 'With a click']}
        rows={days.map(({day, searches, empty, clicked}) => [day, searches, empty, clicked])}
        query={query}
      >
        <BarChart
          title="Searches by day; the dark part had no results"
          bars={days.map(({day, searches, empty}) => ({label: day, value: searches, part: empty}))}
        />
      </ReportTable>
      <Queries name="top" title="Top searches" rows={report.top} query={query} />
      <Queries
        name="withoutResults"
        title="Searches without results"
        rows={report.withoutResults}
        query={query}
      />
      <Queries
        name="withoutClick"
        title="Searches without a click"
        rows={report.withoutClick}
        query={query}
      />
      <ReportTable
        name="positions"
        title="Click position"
        columns={['Position', 'Clicks']}
        rows={positions.map(({position, clicks}) => [position, clicks])}
        query={query}
      >
        <BarChart
          title="Clicks by position"
          bars={positions
            .slice(0, 20)
            .map(({position, clicks}) => ({label: String(position), value: clicks}))}
        />
      </ReportTable>
    </>
  );
}

interface QueriesProps {
  readonly name: string;
  readonly title: string;
  readonly rows: readonly QueryRow[];
  readonly query: ReportQuery;
}

function Queries({rows, ...table}: QueriesProps): ReactNode {
  return (
    <ReportTable
      {...table}
      columns={QUERY_COLUMNS}
      rows={rows.map(({query, searches, empty, clicked, hits}) => [query, searches, empty, clicked, hits])}
    />
  );
}

function share(part: number, whole: number): string {
  return whole === 0 ? '0' : `${part} (${Math.round((part / whole) * 100)} %)`;
}
