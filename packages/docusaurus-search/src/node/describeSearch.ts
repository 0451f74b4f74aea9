import type {AllLoadedContent, HashedFolder} from '@help-center/built-site';
import type {BrowseLink, SearchConfig, SearchContext} from '../contract/SearchConfig.ts';
import type {ResolvedOptions} from './options.ts';
import {readIsland} from './readIsland.ts';
import type {SiteInfo} from './SiteInfo.ts';

/** Folder of the shipped index below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Files of the shipped index that hosts, service workers and browsers may cache. */
export const INDEX_FILES: HashedFolder = {folder: `${INDEX_FOLDER}/`, except: ['manifest.json']};

/** An address for a link: paths of the site get its base URL. */
function toHref(address: string, baseUrl: string): string {
  return address.startsWith('/') && !address.startsWith(baseUrl) ? baseUrl + address.slice(1) : address;
}

/** What the configuration of search depends on besides the options. */
export interface DescribedSite extends SiteInfo {
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
  const {backend, missingResultsUrl, browse, searchPagePath, sessions} = options;
  const toSite = ({label, to}: BrowseLink) => ({label, to: toHref(to, baseUrl)});
  const texts = Object.entries({...shipped, ...codeTranslations});
  const {folder, imports} = readIsland();
  return {
    files: baseUrl + folder,
    firstFiles: imports.map((name) => baseUrl + folder + name),
    indexName: options.indexName,
    manifestUrl: options.embedded ? `${baseUrl}${INDEX_FOLDER}/manifest.json` : null,
    backend,
    searchPage: searchPagePath === null ? null : baseUrl + searchPagePath,
    provider: backend.type === 'hosted' ? 'Algolia' : siteConfig.title,
    context: options.contextualSearch ? describeContext(content, site) : null,
    externalUrlRegex: options.externalUrlRegex,
    maxResultsPerGroup: options.maxResultsPerGroup,
    missingResultsUrl: missingResultsUrl === null ? null : toHref(missingResultsUrl, baseUrl),
    placeholder: options.placeholder,
    browse: {
      pages: browse.pages.map(toSite),
      products: browse.products.map(toSite),
      help: browse.help.map(toSite),
      queries: browse.queries,
    },
    answers: options.answers,
    characterKeys: options.characterKeys,
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
