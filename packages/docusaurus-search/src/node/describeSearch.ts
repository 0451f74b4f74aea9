import type {AllLoadedContent, HashedFolder} from '@help-center/built-site';
import type {BrowseLink, SearchConfig, SearchContext} from '../contract/SearchConfig.ts';
import type {ResolvedOptions} from './options.ts';
import {createHash} from 'node:crypto';
import {readdirSync, readFileSync} from 'node:fs';
import {fileURLToPath} from 'node:url';

/** Folder of the shipped index below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Files of the shipped index that hosts, service workers and browsers may cache. */
export const INDEX_FILES: HashedFolder = {folder: `${INDEX_FOLDER}/`, except: ['manifest.json']};

/** An address for a link: paths of the site get its base URL. */
function toHref(address: string, baseUrl: string): string {
  return address.startsWith('/') && !address.startsWith(baseUrl) ? baseUrl + address.slice(1) : address;
}

/** What the configuration of search depends on besides the options. */
interface DescribedSite extends SiteInfo {
  readonly siteStorage: SearchConfig['storage'];
  /** The site's own translations, by id. */
  readonly codeTranslations: Readonly<Record<string, string>>;
}

/** The configuration of search for a site; `shipped` are the translations of this package. */
export function describeSearch(
  options: ResolvedOptions,
  site: DescribedSite,
  content: AllLoadedContent,
  shipped: Readonly<Record<string, string>>,
): SearchConfig {
  const {baseUrl, siteConfig, siteStorage, codeTranslations} = site;
  const {
    searchPagePath,
    contextualSearch,
    embedded,
    synonymsFile: _file,
    productLabels: _labels,
    ...shared
  } = options;
  const {backend, missingResultsUrl, browse, sessions} = shared;
  const toSite = ({label, to}: BrowseLink) => ({label, to: toHref(to, baseUrl)});
  const texts = Object.entries({...shipped, ...codeTranslations});
  return {
    ...shared,
    files: baseUrl + readIsland().folder,
    manifestUrl: embedded ? `${baseUrl}${INDEX_FOLDER}/manifest.json` : null,
    searchPage: searchPagePath === null ? null : baseUrl + searchPagePath,
    provider: backend.type === 'hosted' ? 'Algolia' : siteConfig.title,
    context: contextualSearch ? describeContext(content, site) : null,
    missingResultsUrl: missingResultsUrl === null ? null : toHref(missingResultsUrl, baseUrl),
    browse: {
      pages: browse.pages.map(toSite),
      products: browse.products.map(toSite),
      help: browse.help.map(toSite),
      queries: browse.queries,
    },
    sessions: sessions === null ? null : {to: sessions.to, notice: toHref(sessions.notice, baseUrl)},
    texts: Object.fromEntries(texts.filter(([id]) => id.startsWith('theme.search.'))),
    storage: siteStorage,
  };
}

interface ThemeConfig {
  readonly docs?: {readonly versionPersistence?: string};
}

/** The locale and docs versions of the site, for contextual search. */
function describeContext(content: AllLoadedContent, {siteConfig, i18n}: SiteInfo): SearchContext {
  const instances = Object.entries(content['docusaurus-plugin-content-docs'] ?? {});
  const {docs} = siteConfig.themeConfig as ThemeConfig;
  return {
    locale: i18n.currentLocale,
    docs: instances.map(([id, {loadedVersions}]) => ({
      id,
      versions: [...loadedVersions]
        .sort((one, other) => Number(other.isLast) - Number(one.isLast))
        .map(({versionName, label, path}) => ({name: versionName, label, path})),
    })),
    keepsVersion: docs?.versionPersistence !== 'none',
  };
}

/** The part of Docusaurus' load context that the stages use. */
export interface SiteInfo {
  readonly baseUrl: string;
  readonly siteConfig: {
    readonly title: string;
    readonly url: string;
    readonly themeConfig: unknown;
  };
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string};
}

/** Folder of the files that readers download, in this package. */
export const ISLAND_DIR: string = fileURLToPath(new URL('../../dist/island', import.meta.url));

/** The files of search that readers download. */
export interface Island {
  /** Their folder in a built site, below the base URL; the name changes whenever one of them does. */
  readonly folder: string;
  readonly files: ReadonlyMap<string, Buffer>;
}

let island: Island | undefined;

/** Reads the files that were bundled with this package. */
export function readIsland(): Island {
  if (island !== undefined) return island;
  const names = readdirSync(ISLAND_DIR).filter((name) => /\.(?:js|css)$/.test(name));
  const files = new Map(names.toSorted().map((name) => [name, readFileSync(`${ISLAND_DIR}/${name}`)]));
  const hash = createHash('sha256');
  for (const [name, bytes] of files) hash.update(name).update(bytes);
  island = {folder: `assets/search.${hash.digest('hex').slice(0, 8)}/`, files};
  return island;
}
