/** The places where a site takes reports about its pages. */
export interface ReportPlaces {
  /** Address of the site's own server, which stores reports. */
  readonly storedBy?: string | undefined;
  /** A `mailto:` address, or the provider's form. */
  readonly reportUrl?: string | undefined;
  /** Address to open an issue, as on GitHub, Gitea and Forgejo. */
  readonly issuesUrl?: string | undefined;
}

/** The settings that name such places. */
export interface ReportSettings {
  readonly feedbackUrl?: string | undefined;
  readonly provider?: Omit<ReportPlaces, 'storedBy'> | undefined;
}

/** Where a site takes reports about its pages; `undefined` if nowhere, and then readers send their report themselves. */
export function toReportPlaces({feedbackUrl, provider}: ReportSettings): ReportPlaces | undefined {
  const places = {storedBy: feedbackUrl, reportUrl: provider?.reportUrl, issuesUrl: provider?.issuesUrl};
  return Object.values(places).some((place) => place !== undefined) ? places : undefined;
}

/** A way to send or keep a report; `form` is a page to paste it into. */
export type ReportWay = 'send' | 'email' | 'issue' | 'copy' | 'form' | 'share' | 'save' | 'print';

/** The ways of a site, the easiest for readers first. */
export function listWays({storedBy, reportUrl, issuesUrl}: ReportPlaces, canShare = false): ReportWay[] {
  // Without a receiver, readers choose one themselves, in the program they hand the report to.
  if ((storedBy ?? reportUrl ?? issuesUrl) === undefined)
    return ['copy', ...(canShare ? (['share'] as const) : []), 'email', 'save', 'print'];
  const isEmail = reportUrl?.startsWith('mailto:') ?? false;
  const ways: [ReportWay, boolean][] = [
    ['send', storedBy !== undefined],
    ['email', isEmail],
    ['issue', issuesUrl !== undefined],
    ['copy', true],
    ['form', reportUrl !== undefined && !isEmail],
  ];
  return ways.filter(([, isThere]) => isThere).map(([way]) => way);
}

/** The address of a mailbox without what a `mailto:` link fills in. */
export function addressOf(mailto: string): string {
  return decodeURIComponent(mailto.replace(/^mailto:|\?.*$/g, ''));
}

const TITLE = 'A page of the help center';

/** A link that starts an email with the report as its text. */
export function toEmailHref(address: string, report: string): string {
  const joined = address.includes('?') ? '&' : '?';
  return `${address}${joined}subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(report)}`;
}

/** A link that saves the report as a file. */
export function toFileHref(report: string): string {
  return `data:text/plain;charset=utf-8,${encodeURIComponent(report)}`;
}

/** A link that starts an issue with the report as its text and the path of the page in its title. */
export function toIssueHref(address: string, report: string, page: string): string {
  const url = new URL(address);
  url.searchParams.set('title', `${TITLE}: ${page}`);
  url.searchParams.set('body', report);
  return url.href;
}
