import type {Plugin} from '@docusaurus/types';
import provider from '../../provider.ts';

const isPlaceholder = (url: string) => /(?:^|\.)example\.com$/u.test(new URL(url).hostname);

/** Names the variables of the provider that still have placeholders. */
function listPlaceholders(): string[] {
  const {name, siteUrl, websiteUrl, portalUrl, videoChannelUrl} = provider;
  const urls = {
    HELP_CENTER_SITE_URL: siteUrl,
    HELP_CENTER_WEBSITE_URL: websiteUrl,
    HELP_CENTER_PORTAL_URL: portalUrl,
    HELP_CENTER_VIDEO_CHANNEL_URL: videoChannelUrl,
  };
  const unset = Object.entries(urls).filter(([, url]) => isPlaceholder(url));
  return [...(name === 'the provider' ? ['HELP_CENTER_PROVIDER_NAME'] : []), ...unset.map(([key]) => key)];
}

/** Warns after the build of what readers would miss or read as a placeholder. */
export default function providerNotice(): Plugin {
  return {
    name: 'provider-notice',
    postBuild() {
      const placeholders = listPlaceholders();
      if (placeholders.length > 0)
        console.warn(
          `[provider] pages name placeholders such as example.com. Set before you publish: ${placeholders.join(', ')}.`,
        );
      if (provider.supportUrl === undefined)
        console.warn(
          '[provider] HELP_CENTER_SUPPORT_URL is not set: pages show messages to support without a place to send them, and they ask for no reports unless HELP_CENTER_REPORT_URL or HELP_CENTER_ISSUES_URL is set. Set it to a mailto: address, a form or a tel: number.',
        );
    },
  };
}
