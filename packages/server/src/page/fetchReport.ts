import type {InsightsReport} from '../insights/InsightsReport.ts';

/** A query for a report. The key is only sent as a header and not stored. */
export interface ReportQuery {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly index: string;
}

/** Fetches a report. Rejects with a readable message. */
export async function fetchReport(query: ReportQuery, signal: AbortSignal): Promise<InsightsReport> {
  const response = await send('report', query, signal);
  return (await response.json()) as InsightsReport;
}

/** Fetches a table of the report as CSV. */
export async function fetchTable(table: string, query: ReportQuery): Promise<Blob> {
  const response = await send(`${table}.csv`, query);
  return response.blob();
}

async function send(
  name: string,
  {key, from, to, index}: ReportQuery,
  signal?: AbortSignal,
): Promise<Response> {
  const parameters = new URLSearchParams({from, to, index});
  // Relative, so that the page also works below a path behind a proxy.
  const response = await fetch(`1/insights/${name}?${parameters}`, {
    headers: {'x-algolia-api-key': key},
    ...(signal !== undefined && {signal}),
  });
  if (response.ok) return response;
  const {message} = (await response.json().catch(() => ({}))) as {message?: string};
  throw new Error(message ?? `The server answered with status ${response.status}.`);
}
