/** Where a site takes reports about its pages; what is missing it does not have. */
export interface ReportPlaces {
  /** Address of our own server that stores reports. */
  readonly storedBy?: string | undefined;
  /** A `mailto:` address, or the provider's form. */
  readonly reportUrl?: string | undefined;
  /** Where an issue is opened, as on GitHub, Gitea and Forgejo. */
  readonly issuesUrl?: string | undefined;
}

/** How a report reaches those who can mend the page: `form` is a page that it is pasted into. */
export type ReportWay = 'send' | 'email' | 'issue' | 'copy' | 'form';

/** The ways of a site, the one with the least work for a reader first. */
export function listWays({storedBy, reportUrl, issuesUrl}: ReportPlaces): ReportWay[] {
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

const TITLE = 'A page of the help center';

/** An e-mail that has the report as its text. */
export function toEmailHref(address: string, report: string): string {
  const joined = address.includes('?') ? '&' : '?';
  return `${address}${joined}subject=${encodeURIComponent(TITLE)}&body=${encodeURIComponent(report)}`;
}

/** A new issue with the report as its text and the path of the page in its title. */
export function toIssueHref(address: string, report: string, page: string): string {
  const url = new URL(address);
  url.searchParams.set('title', `${TITLE}: ${page}`);
  url.searchParams.set('body', report);
  return url.href;
}
