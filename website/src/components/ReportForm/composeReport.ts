/** What a reader says about a page. */
export interface PageReport {
  readonly address: string;
  readonly heading: string;
  readonly kind: string;
  readonly text: string;
}

/** What can be wrong with a page. */
export const KINDS = [
  'Something is wrong',
  'Something is missing',
  'I do not understand it',
  'It does not work on my device',
];

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

/** The page and heading that a link to the report page carries; an address that is not of this site is left out. */
export function readReportQuery(search: string, siteUrl: string): Pick<PageReport, 'address' | 'heading'> {
  const query = new URLSearchParams(search);
  const page = query.get('page') ?? '';
  return {
    address: /^\/(?!\/)/.test(page) ? siteUrl + page : '',
    heading: (query.get('heading') ?? '').slice(0, 200),
  };
}

/** The path of the page in an address that a reader may have written; the home page when it is no address. */
export function pathOf(address: string, siteUrl: string): string {
  return URL.canParse(address, siteUrl) ? new URL(address, siteUrl).pathname : '/';
}
