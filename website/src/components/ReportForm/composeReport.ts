import {KINDS, type ReportKind} from './reportKinds.ts';

/** What a reader says about a page. */
export interface PageReport {
  readonly address: string;
  readonly heading: string;
  /** What is wrong with it, in words. */
  readonly kind: string;
  readonly text: string;
}

/** What a link to the report page fills in. */
export interface ReportStart {
  readonly address: string;
  readonly heading: string;
  readonly kind: ReportKind;
}

/** The report as plain text, one statement a line, without lines that nobody filled in. */
export function composeReport({address, heading, kind, text}: PageReport): string {
  const lines = [
    ['Page', address],
    ['Part', heading],
    ['Problem', kind],
    ['Details', text],
  ];
  return lines
    .filter(([, value]) => value?.trim())
    .map(([name, value]) => `${name}: ${value?.trim()}`)
    .join('\n');
}

/** The page, heading and problem that a link to the report page carries; an address that is not of this site is left out. */
export function readReportQuery(search: string, siteUrl: string): ReportStart {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    address: /^\/(?!\/)/.test(page) ? siteUrl + page : '',
    heading: (query.get('heading') ?? '').slice(0, 200),
    kind: KINDS.find((kind) => kind === query.get('kind')) ?? KINDS[0],
  };
}

/** The path of the page in an address that a reader may have written; the home page when it is no address. */
export function pathOf(address: string, siteUrl: string): string {
  return URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : '/';
}
