import {KINDS, type ReportKind} from './reportKinds.ts';

/** A report about a page. */
export interface PageReport {
  readonly address: string;
  readonly heading: string;
  /** Version of the guide. */
  readonly version?: string;
  /** Name of the problem, empty until one is chosen. */
  readonly kind: string;
  readonly text: string;
}

/** Fields that a link to the report page fills in. */
export interface ReportStart {
  readonly address: string;
  readonly heading: string;
  /** `undefined` by default, so that the report contains no problem the reader did not choose. */
  readonly kind: ReportKind | undefined;
}

/** The fields of a report with their names, in its order. */
export function listFields({address, heading, version, kind, text}: PageReport): [string, string][] {
  return [
    ['Page', address],
    ['Part', heading],
    ['Version of the guide', version ?? ''],
    ['Problem', kind],
    ['Details', text],
  ].map(([name = '', value = '']) => [name, value.trim()]);
}

/** The report as plain text, one field per line, without empty ones. */
export function composeReport(report: PageReport): string {
  return listFields(report)
    .filter(([, value]) => value !== '')
    .map(([name, value]) => `${name}: ${value}`)
    .join('\n');
}

/** Reads the fields from the query of the report page; ignores addresses of other sites. */
export function readReportQuery(search: string, siteUrl: string): ReportStart {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    address: /^\/(?!\/)/.test(page) ? siteUrl + page : '',
    heading: (query.get('heading') ?? '').slice(0, 200),
    kind: KINDS.find((kind) => kind === query.get('kind')),
  };
}

/** The path of an address that a reader may have typed; that of the home page if it is invalid. */
export function pathOf(address: string, siteUrl: string): string {
  return URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : '/';
}
