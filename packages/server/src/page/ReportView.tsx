import type {ReactNode} from 'react';
import type {FunnelRow, InsightsReport, QueryRow} from '../insights/InsightsReport.ts';
import {BarChart} from './BarChart.tsx';
import type {ReportQuery} from './fetchReport.ts';
import {ReportTable} from './ReportTable.tsx';

const QUERY_COLUMNS = ['Query', 'Searches', 'Without results', 'With a click', 'Results'];

/** The steps of a session in words. */
const STEPS: Readonly<Record<FunnelRow['step'], string>> = {
  opened: 'Opened search',
  typed: 'Typed a query',
  clicked: 'Opened a result',
  stayed: 'Stayed there for 30 seconds',
  returned: 'Came back and searched again',
};

/** A report: numbers, plots and tables. */
export function ReportView({
  report,
  query,
}: {
  readonly report: InsightsReport;
  readonly query: ReportQuery;
}): ReactNode {
  const {summary, days, positions, funnel, feedback, remarks, agents} = report;
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
      <ReportTable
        name="funnel"
        title="From opening search to reading"
        columns={['Step', 'Sessions']}
        rows={funnel[0]?.sessions === 0 ? [] : funnel.map(({step, sessions}) => [STEPS[step], sessions])}
        query={query}
      >
        <BarChart
          title={`Sessions by step, from “${STEPS.opened}” to “${STEPS.returned}”`}
          bars={funnel.map(({step, sessions}) => ({label: STEPS[step], value: sessions}))}
        />
      </ReportTable>
      <ReportTable
        name="feedback"
        title="Did this help?"
        columns={['Page', 'Helped', 'Did not help', 'Reports']}
        rows={feedback.map(({page, helped, notHelped, reports}) => [page, helped, notHelped, reports])}
        query={query}
      >
        <BarChart
          title="Answers by page, those with the most complaints first; the dark part is complaints"
          bars={feedback.slice(0, 20).map(({page, helped, notHelped, reports}) => ({
            label: page,
            value: helped + notHelped + reports,
            part: notHelped + reports,
          }))}
        />
      </ReportTable>
      <ReportTable
        name="remarks"
        title="What readers wrote"
        columns={['Day', 'Page', 'Kind', 'Text']}
        rows={remarks.map(({day, page, kind, text}) => [day, page, kind, text])}
        query={query}
      />
      <ReportTable
        name="agents"
        title="What assistants asked for and read"
        columns={['Way', 'Query or page', 'Reads', 'Without results']}
        rows={agents.map(({way, subject, reads, empty}) => [way, subject, reads, empty])}
        query={query}
      />
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
