// The configuration of the website, copied here as `website.config.ts`, without what needs its own pages.
import type {Config, PresetConfig} from '@docusaurus/types';
import website from './website.config';

const LEFT_OUT = ['@docusaurus/plugin-client-redirects'];

/** The preset without the blog, which the other tools do not have either. */
function withoutBlog(
  preset: PresetConfig | false | null | undefined,
): PresetConfig | false | null | undefined {
  if (!Array.isArray(preset)) return preset;
  const [name, options] = preset;
  return [name, {...options, blog: false}];
}

const config: Config = {
  ...website,
  // The home page and the footer link to pages of the real site.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: website.presets?.map(withoutBlog),
  plugins: website.plugins?.filter(
    (plugin) => !(Array.isArray(plugin) && LEFT_OUT.includes(String(plugin[0]))),
  ),
};

export default config;
