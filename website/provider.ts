/** The five values that identify the provider, and four that may be left out; each can be set by an environment variable. */
export interface Provider {
  /** Name as used in running text and in the tagline. `HELP_CENTER_PROVIDER_NAME`, default `the provider`. */
  readonly name: string;
  /** Account settings page of the provider's portal. `HELP_CENTER_PORTAL_URL`. */
  readonly portalUrl: string;
  /** The provider's website. `HELP_CENTER_WEBSITE_URL`. */
  readonly websiteUrl: string;
  /** Video channel. `HELP_CENTER_VIDEO_CHANNEL_URL`. */
  readonly videoChannelUrl: string;
  /** Address of this site, scheme and host without a path. `HELP_CENTER_SITE_URL`. */
  readonly siteUrl: string;
  /** How readers reach support: a `mailto:` address, a form or a `tel:` number. `HELP_CENTER_SUPPORT_URL`, default none: pages show messages to copy. */
  readonly supportUrl?: string;
  /** Where reports about pages go, a `mailto:` address or a form. `HELP_CENTER_REPORT_URL`, default the support address, if it is one of these. */
  readonly reportUrl?: string;
  /** Where issues about pages are opened, an address that takes `title` and `body` as GitHub, Gitea and Forgejo do. `HELP_CENTER_ISSUES_URL`, default none. */
  readonly issuesUrl?: string;
  /** Where the sources of `website/` can be edited; pages then have a link to it. `HELP_CENTER_EDIT_URL`, default none. */
  readonly editUrl?: string;
}

function readUrl(variable: string, fallback: string): string {
  const value = process.env[variable] ?? fallback;
  if (!URL.canParse(value) || !/^https?:/.test(value)) {
    throw new Error(
      `[provider] ${variable} must be an absolute http or https address, received "${value}". Set it to an address such as ${fallback}, or unset it.`,
    );
  }
  return value;
}

function readOptional(variable: string, schemes: RegExp, example: string): string | undefined {
  const value = process.env[variable];
  if (value === undefined || value === '') return undefined;
  if (URL.canParse(value) && schemes.test(value)) return value;
  throw new Error(
    `[provider] ${variable} is no address that it can be, received "${value}". Set it to an address such as ${example}, or unset it.`,
  );
}

const supportUrl = readOptional(
  'HELP_CENTER_SUPPORT_URL',
  /^(?:https?|mailto|tel):/,
  'mailto:support@example.com',
);
const ownReportUrl = readOptional('HELP_CENTER_REPORT_URL', /^(?:https?|mailto):/, 'mailto:docs@example.com');
// Nobody can send a report to a telephone number.
const reportUrl = ownReportUrl ?? (supportUrl?.startsWith('tel:') ? undefined : supportUrl);
const issuesUrl = readOptional(
  'HELP_CENTER_ISSUES_URL',
  /^https?:/,
  'https://git.example.com/docs/issues/new',
);
const editUrl = readOptional(
  'HELP_CENTER_EDIT_URL',
  /^https?:/,
  'https://git.example.com/edit/main/website/',
);

const provider: Provider = {
  name: process.env.HELP_CENTER_PROVIDER_NAME ?? 'the provider',
  portalUrl: readUrl('HELP_CENTER_PORTAL_URL', 'https://portal.example.com/account/settings'),
  websiteUrl: readUrl('HELP_CENTER_WEBSITE_URL', 'https://www.example.com'),
  videoChannelUrl: readUrl('HELP_CENTER_VIDEO_CHANNEL_URL', 'https://video.example.com/channel'),
  siteUrl: readUrl('HELP_CENTER_SITE_URL', 'https://help.example.com').replace(/\/$/, ''),
  ...(supportUrl !== undefined && {supportUrl}),
  ...(reportUrl !== undefined && {reportUrl}),
  ...(issuesUrl !== undefined && {issuesUrl}),
  ...(editUrl !== undefined && {editUrl}),
};

export default provider;
