import type {SearchRequestBody} from '@help-center/engine/protocol';
import {HIERARCHY_LEVELS} from '@help-center/records';
import type {ContextFilters, SearchConfig, DocsVersion, SearchContext} from '../../contract/SearchConfig.ts';
import {siteStorage} from '../siteStorage.ts';

/** Words of a snippet in the dialog, on wide and on narrow screens, and on the search page. */
export const SNIPPET_WORDS = {wide: 10, narrow: 5, page: 30} as const;

/** Hits per request. */
export const HITS_PER_PAGE = 20;

/** What a request depends on. */
interface SearchRequestSettings {
  readonly indexName: string;
  readonly query: string;
  /** Words of each snippet. */
  readonly snippetWords: number;
  readonly facetFilters?: ContextFilters | undefined;
  /** Whether the answer should carry a query id for events; false by default. */
  readonly clickAnalytics?: boolean;
}

const LEVELS = HIERARCHY_LEVELS.slice(1);

/**
 * Hits are pages and texts. A section is represented by its best text; without one it is left out, as a heading alone,
 * such as "Steps", says nothing.
 */
const KINDS = ['type:lvl1', 'type:content'];

/** The request that the dialog sends for a query. */
export function buildSearchRequest(settings: SearchRequestSettings): SearchRequestBody {
  const {indexName, query, snippetWords, facetFilters = [], clickAnalytics = false} = settings;
  return {
    indexName,
    query,
    attributesToRetrieve: [
      ...HIERARCHY_LEVELS.map((level) => `hierarchy.${level}`),
      'content',
      'type',
      'url',
      'product',
      // Shown for a page that was found by them.
      'description',
      'keywords',
    ],
    attributesToSnippet: [
      ...LEVELS.map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: '<mark>',
    highlightPostTag: '</mark>',
    hitsPerPage: HITS_PER_PAGE,
    clickAnalytics,
    facetFilters: [...facetFilters, KINDS],
  };
}

/** The filters that limit a search to the language and docs versions of the page; empty if there is no limit. */
export function contextFilters({context}: SearchConfig): ContextFilters {
  return context === null ? [] : listContextFilters(context, location.pathname, siteStorage.getItem);
}

/** Whether an address is a path or below it, with or without a trailing slash. */
const isBelow = (address: string, path: string): boolean =>
  `${address}/`.startsWith(path.endsWith('/') ? path : `${path}/`);

function versionAt(docs: SearchContext['docs'], address: string): DocsVersion | undefined {
  const found = docs.flatMap(({versions}) => versions).filter(({path}) => isBelow(address, path));
  // The longest path wins: versions may lie below others, and all pages lie below docs at the root.
  return found.sort((one, other) => other.path.length - one.path.length)[0];
}

/**
 * The filters of the dialog on the page at an address: its language and, for each docs instance, the version of the page,
 * else the one that the reader chose, else the latest. `readChosen` may throw if storage is blocked.
 */
export function listContextFilters(
  {locale, docs, keepsVersion}: SearchContext,
  address: string,
  readChosen: (key: string) => string | null,
): ContextFilters {
  const chosenOf = (id: string) => {
    try {
      return keepsVersion ? readChosen(`docs-preferred-version-${id}`) : null;
    } catch {
      return null;
    }
  };
  const read = versionAt(docs, address);
  const tags = docs.map(({id, versions}) => {
    const chosen = chosenOf(id);
    const version =
      versions.find((one) => one === read) ?? versions.find(({name}) => name === chosen) ?? versions[0];
    return `docs-${id}-${version?.name}`;
  });
  return [`language:${locale}`, ['default', ...tags].map((tag) => `docusaurus_tag:${tag}`)];
}
