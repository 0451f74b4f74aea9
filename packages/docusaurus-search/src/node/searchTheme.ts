import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertPeer} from './assertPeer.ts';
import {CONTEXT_FILE, describeContext} from './describeContext.ts';
import {createDevIndex} from './dev/createDevIndex.ts';
import {hasOpenSearch, OPEN_SEARCH_FILE} from './openSearch.ts';
import {resolveOptions, type BrowseLink, type ResolvedOptions, type SearchThemeOptions} from './options.ts';
import {postBuild} from './postBuild.ts';
import {TEXTS} from './texts.ts';
import {INDEX_FOLDER, toClientOptions} from './toClientOptions.ts';

/** What holds texts besides the components. */
const SOURCES = ['client', 'early'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)));

/** Lets the bundler put texts in the place of `translate` calls of this package. */
function createTextRule(generatedFilesDir: string): object {
  return {
    test: /\.jsx?$/,
    include: [...SOURCES, fileURLToPath(new URL('../theme', import.meta.url))],
    enforce: 'pre',
    loader: fileURLToPath(new URL('./inlineTexts.js', import.meta.url)),
    options: {file: path.join(generatedFilesDir, 'codeTranslations.json')},
  };
}

/** Keeps a module out of a site that has no use for it, such as what asks other backends where its own index answers. */
function createLeaveOutRule(name: string): object {
  return {
    test: new RegExp(`[\\\\/]${name}\\.js$`),
    include: SOURCES,
    enforce: 'pre',
    loader: fileURLToPath(new URL('./leaveOut.js', import.meta.url)),
    options: {name},
  };
}

/** Tells the worker the products of the site; it answers before the options are there. */
function createProductRule(products: readonly BrowseLink[]): object {
  return {
    test: /[\\/]siteProducts\.js$/,
    include: SOURCES,
    enforce: 'pre',
    loader: fileURLToPath(new URL('./fillInProducts.js', import.meta.url)),
    options: {products},
  };
}

const HOSTED_CLIENT = 'algoliasearch';

/** Name of the plugin; the folder of its generated files is called so. */
const PLUGIN_NAME = 'help-center-search';

/**
 * The Docusaurus theme: makes the index when the site is built and brings the search bar and the search page.
 *
 * @example
 * // docusaurus.config.ts
 * themes: [['@help-center/docusaurus-search', {productLabels: {License: 'License Manager'}}]]
 */
export function searchTheme(context: LoadContext, givenOptions: SearchThemeOptions): Plugin<void> {
  const options = resolveOptions(givenOptions);
  warnOfMissingCredentials(options);
  const isHosted = options.backend.type === 'hosted';
  if (isHosted) assertPeer(HOSTED_CLIENT, '{type: "hosted"}');
  const isWriting = process.env.NODE_ENV === 'development' && options.embedded;
  const devIndex = isWriting ? createDevIndex(context, context.generatedFilesDir, options) : null;
  return {
    name: PLUGIN_NAME,

    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    getTypeScriptThemePath: () => fileURLToPath(new URL('../../src/theme', import.meta.url)),

    // Docusaurus looks for texts there, too.
    getPathsToWatch: () => [...(options.synonymsFile === null ? [] : [options.synonymsFile]), ...SOURCES],

    getDefaultCodeTranslationMessages: () =>
      readDefaultCodeTranslationMessages({...TEXTS, locale: context.i18n.currentLocale}),

    async contentLoaded({actions}) {
      await actions.createData('options.json', JSON.stringify(toClientOptions(options, context.baseUrl)));
      await actions.createData('bar.json', JSON.stringify({characterKeys: options.characterKeys}));
      if (options.searchPagePath !== null) {
        actions.addRoute({
          path: `${context.baseUrl}${options.searchPagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },

    // Runs again after each edit, so that search finds what was just written.
    async allContentLoaded({allContent, actions}) {
      const searchContext = options.contextualSearch ? describeContext(allContent, context) : null;
      await actions.createData(CONTEXT_FILE, JSON.stringify(searchContext));
      await devIndex?.update(allContent);
    },

    configureWebpack(_config, isServer) {
      const isEmbedded = options.backend.type === 'embedded';
      const {products} = toClientOptions(options, context.baseUrl).browse;
      const rules = [
        createTextRule(context.generatedFilesDir),
        ...(isEmbedded ? [createLeaveOutRule('openRemoteSearch')] : []),
        ...(options.sessions === null ? [createLeaveOutRule('openSessionReporter')] : []),
        ...(products.length > 0 ? [createProductRule(products)] : []),
      ];
      const module = {rules} as object;
      // Only the hosted backend needs its client, which is not installed for others.
      const resolve = isHosted ? {} : {alias: {[`${HOSTED_CLIENT}/lite`]: false as const}};
      if (devIndex === null || isServer) return {module, resolve};
      // Joined with the site's static folders; Docusaurus' own middleware stays in place.
      const served = {
        directory: devIndex.folder,
        publicPath: `${context.baseUrl}${INDEX_FOLDER}`,
        watch: false,
      };
      return {module, resolve, devServer: {static: [served]}} as ReturnType<
        NonNullable<Plugin['configureWebpack']>
      >;
    },

    injectHtmlTags() {
      if (!hasOpenSearch(options)) return {};
      const attributes = {
        rel: 'search',
        type: 'application/opensearchdescription+xml',
        title: context.siteConfig.title,
        href: `${context.baseUrl}${OPEN_SEARCH_FILE}`,
      };
      return {headTags: [{tagName: 'link', attributes}]};
    },

    async postBuild({outDir}) {
      logger.info(await postBuild(context, outDir, options));
    },
  };
}

function warnOfMissingCredentials({backend}: ResolvedOptions): void {
  if (backend.type !== 'hosted') return;
  const missing = (['appId', 'apiKey'] as const).filter((name) => backend[name] === '');
  if (missing.length === 0) return;
  logger.warn(
    `[docusaurus-search] backend.${missing.join(' and backend.')} ${missing.length > 1 ? 'are' : 'is'} empty: the hosted search will not work; its client will say so when a reader searches. Set the value or choose another backend.`,
  );
}
