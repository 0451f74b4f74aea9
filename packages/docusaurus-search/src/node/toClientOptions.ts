import type {HashedFolder} from '@help-center/built-site';
import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';
import type {BrowseLink, ResolvedOptions} from './options.ts';

/** Folder of the shipped index below the base URL. */
export const INDEX_FOLDER = 'search-index';

/** Files of the shipped index that hosts, service workers and browsers may cache. */
export const INDEX_FILES: HashedFolder = {folder: `${INDEX_FOLDER}/`, except: ['manifest.json']};

/** An address for a link: paths of the site get its base URL. */
function toHref(address: string, baseUrl: string): string {
  return address.startsWith('/') && !address.startsWith(baseUrl) ? baseUrl + address.slice(1) : address;
}

/** The part of the options that the browser reads, for a site with that base URL. */
export function toClientOptions(options: ResolvedOptions, baseUrl: string): SearchClientOptions {
  const {missingResultsUrl, browse} = options;
  const toSite = ({label, to}: BrowseLink) => ({label, to: toHref(to, baseUrl)});
  return {
    indexName: options.indexName,
    searchPagePath: options.searchPagePath,
    contextualSearch: options.contextualSearch,
    backend: options.backend,
    embeddedIndexPath: options.embedded ? `${INDEX_FOLDER}/` : null,
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
    sessions: options.sessions,
  };
}
