import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {assertPeer} from './assertPeer.ts';
import {CONTEXT_FILE, describeContext} from './describeContext.ts';
import {describeProducts, type ProductPaths} from './describeProducts.ts';
import {createDevIndex} from './dev/createDevIndex.ts';
import {findOtherSearchBar} from './findOtherSearchBar.ts';
import {hasOpenSearch, OPEN_SEARCH_FILE} from './openSearch.ts';
import {resolveOptions, type BrowseLink, type ResolvedOptions, type SearchThemeOptions} from './options.ts';
import {postBuild} from './postBuild.ts';
import {TEXTS} from './texts.ts';
import {INDEX_FOLDER, toClientOptions} from './toClientOptions.ts';

/** Folders with texts besides the components. */
const SOURCES = ['client', 'early'].map((name) => fileURLToPath(new URL(`../${name}`, import.meta.url)));

/** Replaces the `translate` calls of this package by texts. */
function createTextRule(): object {
  return {
    test: /\.jsx?$/,
    include: [...SOURCES, fileURLToPath(new URL('../theme', import.meta.url))],
    enforce: 'pre',
    loader: fileURLToPath(new URL('./inlineTexts.js', import.meta.url)),
  };
}

function createReplaceRule(name: string, source: string): object {
  return {
    test: new RegExp(`[\\\\/]${name}\\.js$`),
    include: SOURCES,
    enforce: 'pre',
    loader: fileURLToPath(new URL('./replaceModule.js', import.meta.url)),
    options: {source},
  };
}

/** Keeps a module out of a site that does not use it, such as the clients of other backends. */
function createLeaveOutRule(name: string): object {
  return createReplaceRule(name, `export const ${name} = undefined;`);
}

/** Builds the products of the site into the worker, which answers before it could read the options. */
function createProductRule(products: readonly BrowseLink[]): object {
  return createReplaceRule('siteProducts', `export const SITE_PRODUCTS = ${JSON.stringify(products)};`);
}

const HOSTED_CLIENT = 'algoliasearch';

/** Name of the plugin, and of the folder of its generated files. */
const PLUGIN_NAME = 'help-center-search';

/**
 * The Docusaurus theme: builds the index with the site and provides the search bar, dialog and search page.
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
  let productPaths: ProductPaths = {};
  const devIndex = isWriting ? createDevIndex(context, context.generatedFilesDir, options) : null;
  return {
    name: PLUGIN_NAME,

    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    getTypeScriptThemePath: () => fileURLToPath(new URL('../../src/theme', import.meta.url)),

    // Docusaurus also looks for translatable texts in these.
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

    // Runs again after each edit, so that search is up to date.
    async allContentLoaded({allContent, actions}) {
      const searchContext = options.contextualSearch ? describeContext(allContent, context) : null;
      productPaths = describeProducts(allContent, context);
      await actions.createData(CONTEXT_FILE, JSON.stringify(searchContext));
      await devIndex?.update(allContent);
    },

    configureWebpack({resolve: {alias} = {}}, isServer) {
      if (!isServer) warnOfOtherSearchBar(findOtherSearchBar(alias));
      const isEmbedded = options.backend.type === 'embedded';
      const {products} = toClientOptions(options, context.baseUrl).browse;
      const rules = [
        createTextRule(),
        ...(isEmbedded ? [createLeaveOutRule('openRemoteSearch')] : []),
        ...(options.sessions === null ? [createLeaveOutRule('openSessionReporter')] : []),
        ...(products.length > 0 ? [createProductRule(products)] : []),
      ];
      const module = {rules} as object;
      // The hosted service's client is not installed for other backends.
      const resolve = isHosted ? {} : {alias: {[`${HOSTED_CLIENT}/lite`]: false as const}};
      if (devIndex === null || isServer) return {module, resolve};
      // Merged with the site's static folders; Docusaurus' own middleware stays in place.
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
      const {line, warning} = await postBuild(context, outDir, options, productPaths);
      logger.info(line);
      if (warning !== null) logger.warn(`[docusaurus-search] ${warning}`);
    },
  };
}

function warnOfOtherSearchBar(other: string | null): void {
  if (other === null) return;
  logger.warn(
    `[docusaurus-search] readers see the search bar of "${other}", not this one, because its theme comes later. Remove "${other}" from "themes" and "plugins", or list "@help-center/docusaurus-search" last in "themes".`,
  );
}

function warnOfMissingCredentials({backend}: ResolvedOptions): void {
  if (backend.type !== 'hosted') return;
  const missing = (['appId', 'apiKey'] as const).filter((name) => backend[name] === '');
  if (missing.length === 0) return;
  logger.warn(
    `[docusaurus-search] backend.${missing.join(' and backend.')} ${missing.length > 1 ? 'are' : 'is'} empty: the hosted search will not work; its client will say so when a reader searches. Set the value or choose another backend.`,
  );
}
