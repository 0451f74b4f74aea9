import {existsSync} from 'node:fs';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {logger} from '@docusaurus/logger';
import {readDefaultCodeTranslationMessages} from '@docusaurus/theme-translations';
import type {LoadContext, Plugin} from '@docusaurus/types';
import {describeSearch, INDEX_FOLDER, ISLAND_DIR, readIsland} from './describeSearch.ts';
import {describeProducts, type ProductPaths} from './describeProducts.ts';
import {loadSynonyms} from './loadSynonyms.ts';
import {postBuild, startSearch, toExtractOptions} from './postBuild.ts';
import {resolveOptions, type ResolvedOptions, type SearchThemeOptions} from './options.ts';
import {STAGES_PLUGIN, type ShippedTexts, type Stage} from '@help-center/built-site';
import {RecordCollector} from '@help-center/extractor';

/** Docusaurus looks for translatable texts in here, besides the components. */
const CLIENT_DIR = fileURLToPath(new URL('../client', import.meta.url));

/** Name of the plugin, and of the folder of its generated files. */
const PLUGIN_NAME = 'help-center-search';

/**
 * The Docusaurus theme: builds the index with the site and provides the search bar, dialog and search page.
 *
 * @example
 * // docusaurus.config.ts
 * themes: [['@help-center/docusaurus-search', {productLabels: {License: 'License Manager'}}]]
 */
export function searchTheme(
  context: LoadContext,
  givenOptions: SearchThemeOptions,
): Plugin<void> & {readonly afterBuildStages: readonly Stage[]} {
  const options = resolveOptions(givenOptions);
  warnOfMissingCredentials(options);
  let productPaths: ProductPaths = {};
  const readTexts = () => readDefaultCodeTranslationMessages({...TEXTS, locale: context.i18n.currentLocale});
  const loadWords = async () => {
    const {embedded, synonymsFile} = options;
    return embedded && synonymsFile !== null ? loadSynonyms(context.siteDir, synonymsFile) : {};
  };
  let collector: RecordCollector | undefined;
  const openCollector = () =>
    (collector ??= new RecordCollector(toExtractOptions(context, options, productPaths)));
  let write: Awaited<ReturnType<typeof startSearch>> | undefined;
  const stage: Stage = {
    name: 'search',
    position: 'read',
    readPage({file, document}) {
      openCollector().add(file, document);
    },
    async afterPages({files}) {
      const result = openCollector().finish(files.outDir);
      write = await startSearch(result, context, options, await loadWords());
    },
    run: ({files}) => write?.(files),
  };
  return {
    name: PLUGIN_NAME,
    afterBuildStages: [stage],

    getThemePath: () => fileURLToPath(new URL('../theme', import.meta.url)),
    getTypeScriptThemePath: () => fileURLToPath(new URL('../../src/theme', import.meta.url)),

    getClientModules: () => [join(CLIENT_DIR, 'bar/startSearch.js')],

    getPathsToWatch: () => [CLIENT_DIR],

    getDefaultCodeTranslationMessages: readTexts,

    async contentLoaded({actions}) {
      const {characterKeys, placeholder} = options;
      await actions.createData('bar.json', JSON.stringify({characterKeys, placeholder}));
      if (options.searchPagePath !== null) {
        actions.addRoute({
          path: `${context.baseUrl}${options.searchPagePath}`,
          component: '@theme/SearchPage',
          exact: true,
        });
      }
    },

    async allContentLoaded({allContent, actions}) {
      productPaths = describeProducts(allContent, context);
      const shipped = await readTexts();
      const config = describeSearch(options, context, allContent, shipped);
      await actions.createData('search.json', JSON.stringify(config));
      await actions.createData('browse.json', JSON.stringify(config.browse));
    },

    configureWebpack({resolve: {alias} = {}}, isServer) {
      if (!isServer) warnOfOtherSearchBar(findOtherSearchBar(alias));
      if (process.env.NODE_ENV !== 'development' || isServer) return {};
      const serve = (directory: string, folder: string) => ({
        directory,
        publicPath: context.baseUrl + folder,
        watch: false,
      });
      const lastIndex = join(context.outDir, INDEX_FOLDER);
      if (options.embedded)
        logger.info(
          existsSync(lastIndex)
            ? 'Search covers the pages of the last build.'
            : 'Search finds nothing before the first build.',
        );
      // Merged with the site's static folders; Docusaurus' own middleware stays in place.
      const served = [
        serve(ISLAND_DIR, readIsland().folder),
        ...(options.embedded ? [serve(lastIndex, INDEX_FOLDER)] : []),
      ];
      return {devServer: {static: served}} as ReturnType<NonNullable<Plugin['configureWebpack']>>;
    },

    async postBuild({outDir, plugins}) {
      // With the preset, the stage shares the pages with other stages.
      if (plugins.some(({name}) => name === STAGES_PLUGIN)) return;
      logger.info(await postBuild(context, outDir, options, productPaths, await loadWords()));
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
    `[docusaurus-search] backend.${missing.join(' and backend.')} ${missing.length > 1 ? 'are' : 'is'} empty: searches will fail. Set the value or choose another backend.`,
  );
}

/** The translations of this package. */
export const TEXTS: ShippedTexts = {
  dirPath: fileURLToPath(new URL('../../locales', import.meta.url)),
  name: 'search',
};

const OWN_FOLDER = fileURLToPath(new URL('..', import.meta.url));

const isOwn = (path: string) =>
  path.startsWith(OWN_FOLDER) || path.includes('/@help-center/docusaurus-search/');

/** The package that a path leads into, or else the path. */
function packageOf(path: string): string {
  const [, name] = /.*[\\/]node_modules[\\/]((?:@[^\\/]+[\\/])?[^\\/]+)/.exec(path) ?? [];
  return name?.replaceAll('\\', '/') ?? path;
}

/** The other theme whose search bar a site shows in place of ours, by the aliases of the bundler; `null` without one. */
export function findOtherSearchBar(aliases: unknown): string | null {
  const {'@theme-original/SearchBar': winner} = (aliases ?? {}) as Readonly<Record<string, unknown>>;
  return typeof winner !== 'string' || isOwn(winner) ? null : packageOf(winner);
}
