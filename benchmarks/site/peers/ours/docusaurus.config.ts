// The configuration of the website, copied here as `website.config.ts`, without what needs its own pages.
import type {Config} from '@docusaurus/types';
import website from './website.config';

const LEFT_OUT = ['@docusaurus/plugin-content-blog', '@docusaurus/plugin-client-redirects'];

const config: Config = {
  ...website,
  // The home page and the footer link to pages of the real site.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  plugins: website.plugins?.filter(
    (plugin) => !(Array.isArray(plugin) && LEFT_OUT.includes(String(plugin[0]))),
  ),
};

export default config;
