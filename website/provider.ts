/** The five values that identify the provider; each can be overridden by an environment variable. */
export interface Provider {
  /** Name as used in running text and in the tagline. `HELP_CENTER_PROVIDER_NAME`, default `the provider`. */
  readonly name: string;
  /** Account settings page of the provider's portal. `HELP_CENTER_PORTAL_URL`. */
  readonly portalUrl: string;
  /** The provider's website, where support is found. `HELP_CENTER_WEBSITE_URL`. */
  readonly websiteUrl: string;
  /** Video channel. `HELP_CENTER_VIDEO_CHANNEL_URL`. */
  readonly videoChannelUrl: string;
  /** Address of this site, scheme and host without a path. `HELP_CENTER_SITE_URL`. */
  readonly siteUrl: string;
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

const provider: Provider = {
  name: process.env.HELP_CENTER_PROVIDER_NAME ?? 'the provider',
  portalUrl: readUrl('HELP_CENTER_PORTAL_URL', 'https://portal.example.com/account/settings'),
  websiteUrl: readUrl('HELP_CENTER_WEBSITE_URL', 'https://www.example.com'),
  videoChannelUrl: readUrl('HELP_CENTER_VIDEO_CHANNEL_URL', 'https://video.example.com/channel'),
  siteUrl: readUrl('HELP_CENTER_SITE_URL', 'https://help.example.com').replace(/\/$/, ''),
};

export default provider;
