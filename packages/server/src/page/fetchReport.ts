import type {InsightsReport} from '../insights/InsightsReport.ts';

/** What to ask the server for; the key goes into a header and is kept nowhere else. */
export interface ReportQuery {
  readonly key: string;
  readonly from: string;
  readonly to: string;
  readonly index: string;
}

/** Reads a report; rejects with a message for people. */
export async function fetchReport(query: ReportQuery, signal: AbortSignal): Promise<InsightsReport> {
  const response = await send('report', query, signal);
  return (await response.json()) as InsightsReport;
}

/** Reads a table of the report as a file. */
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
  // Relative, so that the page also works below a path of a proxy.
  const response = await fetch(`1/insights/${name}?${parameters}`, {
    headers: {'x-algolia-api-key': key},
    ...(signal !== undefined && {signal}),
  });
  if (response.ok) return response;
  const {message} = (await response.json().catch(() => ({}))) as {message?: string};
  throw new Error(message ?? `The server answered with status ${response.status}.`);
}
