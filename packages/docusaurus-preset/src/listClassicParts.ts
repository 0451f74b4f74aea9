import {createRequire} from 'node:module';
import type {LoadContext, PluginConfig, Preset} from '@docusaurus/types';
import {logger} from '@docusaurus/logger';
import type {PresetOptions} from './PresetOptions.ts';
import {readDocusaurusVersion} from './readDocusaurusVersion.ts';
import {SetupError} from './SetupError.ts';

const require = createRequire(import.meta.url);

function find(name: string): string | undefined {
  try {
    return require.resolve(name);
  } catch (error) {
    if ((error as {code?: string}).code !== 'MODULE_NOT_FOUND') throw error;
    return undefined;
  }
}

type AddPlugin = (name: string, options?: object) => PluginConfig;

/** Names a plugin of Docusaurus with its options; throws when it is not installed. */
function createAddPlugin(context: LoadContext): AddPlugin {
  return (name, options = {}) => {
    const file = find(name);
    if (file === undefined)
      throw new SetupError(
        `"${name}" is missing. Install it in the version of @docusaurus/core: npm install ${name}@${readDocusaurusVersion(context)}`,
      );
    return [file, {...options}];
  };
}

/** The plugins and themes that the classic preset has, by the same options. */
export function listClassicParts(context: LoadContext, options: PresetOptions): Required<Preset> {
  const {siteConfig} = context;
  const plugin = createAddPlugin(context);
  const {docs, blog, pages, sitemap, svgr, theme, debug, gtag, googleTagManager, search} = options;
  const isProduction = process.env.NODE_ENV === 'production';
  const isDebugging = debug ?? !isProduction;
  const hasSvgr = svgr === undefined ? find('@docusaurus/plugin-svgr') !== undefined : svgr !== false;
  return {
    themes: [
      plugin('@docusaurus/theme-classic', theme || {}),
      search === false && 'algolia' in siteConfig.themeConfig && plugin('@docusaurus/theme-search-algolia'),
    ],
    plugins: [
      siteConfig.future.v4.useCssCascadeLayers && plugin('@docusaurus/plugin-css-cascade-layers'),
      docs !== false && plugin('@docusaurus/plugin-content-docs', docs),
      blog !== false && plugin('@docusaurus/plugin-content-blog', blog),
      pages !== false && plugin('@docusaurus/plugin-content-pages', pages),
      Boolean(gtag) && plugin('@docusaurus/plugin-google-gtag', gtag || {}),
      Boolean(googleTagManager) && plugin('@docusaurus/plugin-google-tag-manager', googleTagManager || {}),
      isDebugging && find('@docusaurus/plugin-debug') !== undefined && plugin('@docusaurus/plugin-debug'),
      sitemap !== false && (isProduction || debug === true) && plugin('@docusaurus/plugin-sitemap', sitemap),
      hasSvgr && plugin('@docusaurus/plugin-svgr', svgr || {}),
    ],
  };
}

/**
 * Removes the settings of the hosted search that a site has from the classic preset, because nothing would read them, and
 * prints what to do instead.
 */
export function setAsideHostedSearch({siteConfig: {themeConfig}}: LoadContext): void {
  if (!('algolia' in themeConfig)) return;
  delete themeConfig.algolia;
  logger.warn(
    '[docusaurus-preset] themeConfig.algolia is ignored, because the index built with the site answers searches. Remove it. To keep the hosted search, see the option "search", or set it to false.',
  );
}

const PWA = '@docusaurus/plugin-pwa';

function namesPwa(plugin: unknown): boolean {
  const name: unknown = Array.isArray(plugin) ? plugin[0] : plugin;
  // The short name, or a file of the package.
  return typeof name === 'string' && (name === 'pwa' || name.replaceAll('\\', '/').includes(PWA));
}

/**
 * Turns offline reading off for a site that uses `@docusaurus/plugin-pwa`, and prints what to do: a browser keeps one
 * service worker per folder, so each would replace the other.
 */
export function setAsideOffline(options: PresetOptions, {siteConfig}: LoadContext): PresetOptions {
  if (options.offline === false || !siteConfig.plugins.some(namesPwa)) return options;
  logger.warn(
    `[docusaurus-preset] ${PWA} registers its own service worker, so the preset's offline reading is off. Remove that plugin to use the preset's, or set the option "offline" to false.`,
  );
  return {...options, offline: false};
}
