// The configuration of the website, copied here as `website.config.ts`, without what needs its own pages.
import type {Config, PresetConfig} from '@docusaurus/types';
import website from './website.config';

const LEFT_OUT = ['@docusaurus/plugin-client-redirects'];

/** The preset without the blog, which the other tools do not have either, and without what is written by hand of real pages. */
function withoutOwnTexts(preset: PresetConfig | false | null | undefined): typeof preset {
  if (!Array.isArray(preset)) return preset;
  const [name, options] = preset;
  const {briefsDir: _, ...agents} = (options as {agents?: {briefsDir?: string}}).agents ?? {};
  return [name, {...options, blog: false, agents}];
}

const config: Config = {
  ...website,
  // The home page and the footer link to pages of the real site.
  onBrokenLinks: 'ignore',
  onBrokenAnchors: 'ignore',
  presets: website.presets?.map(withoutOwnTexts),
  plugins: website.plugins?.filter(
    (plugin) => !(Array.isArray(plugin) && LEFT_OUT.includes(String(plugin[0]))),
  ),
};

export default config;
