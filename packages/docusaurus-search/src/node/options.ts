import * as contract from '../contract/SearchConfig.ts';

type Given<T, Needed extends keyof T> = Pick<T, Needed> & Partial<Omit<T, Needed>>;

/** Search servers as a site writes them; the shipped index answers when no server does, if there is one. */
export type ServerBackend = Given<contract.ServerBackend, 'type' | 'hosts'>;

/** The hosted service as a site writes it; the index there has the name of the option `indexName` by default. */
export type HostedBackend = Given<contract.HostedBackend, 'type'>;

/** Options of the plugin, as a site writes them in `themes` of its configuration. */
export interface SearchThemeOptions {
  /** Plugin id that Docusaurus passes on; `default` unless set. */
  readonly id?: string;
  /** Name of the index, part of the storage keys of recent searches; `help-center` by default. */
  readonly indexName?: string;
  /** Path of the search page below the base URL, without slashes at the ends; `search` by default, `false` for none. */
  readonly searchPagePath?: string | false;
  /** Whether a query is limited to the language and docs version of the page; true by default. */
  readonly contextualSearch?: boolean;
  /** Who answers queries; `{type: 'embedded'}` by default. */
  readonly backend?: contract.EmbeddedBackend | ServerBackend | HostedBackend;
  /** Whether an index is shipped with the site; true by default, must be true when the embedded index answers. */
  readonly embedded?: boolean;
  /** YAML or JSON file with groups of words that mean the same, relative to the site; none by default. */
  readonly synonymsFile?: string;
  /** Source of a regular expression; hits whose address matches are opened by full page navigation. None by default. */
  readonly externalUrlRegex?: string;
  /** Most hits shown below one top-level section, 1 to 20; 5 by default. */
  readonly maxResultsPerGroup?: number;
  /** Address behind "Let us know." when nothing was found; one that starts with `/` is below the base URL, and `{query}` stands for the query. No link by default. */
  readonly missingResultsUrl?: string;
  /** Placeholder of the search input; "Search docs" in the language of the page by default. */
  readonly placeholder?: string;
  /**
   * Links for readers without a query, as paths below the base URL, and queries with results; none by default. On the pages
   * of a product, labelled as in its hits, these come first among equal matches.
   */
  readonly browse?: Partial<contract.BrowseLinks>;
  /**
   * Label of a product by the first path segment of its docs, such as `{License: 'License Manager'}`.
   * Pages of other folders belong to no product. Without the option every folder of the docs is a product under the label of
   * its sidebar category, or every docs instance that the navigation bar leads to, if there are several.
   */
  readonly productLabels?: Readonly<Record<string, string>>;
  /** Whether a section that surely answers the query is shown whole above the hits; true by default. */
  readonly answers?: boolean;
  /**
   * Whether pressing a slash or any other character opens search; true by default. Readers can turn it off, as WCAG 2.1.4
   * requires.
   */
  readonly characterKeys?: boolean;
  /**
   * Where to report what readers search for and open, unless servers answer searches. No cookie, no identity, and nothing
   * from readers who refuse tracking. Nothing is reported by default.
   */
  readonly sessions?: SessionsOptions;
}

/** Where to report searches. */
interface SessionsOptions {
  /** Address to post reports to, such as `https://search.example.com/1/sessions`; every reader can see it. */
  readonly to: string;
  /** Path below the base URL of the page that tells readers what is sent, such as `/privacy`; the dialog links to it. */
  readonly notice: string;
}

/** What the browser is told that is no option. */
type Described = 'manifestUrl' | 'manifest' | 'firstFiles' | 'searchPage' | 'context' | 'texts' | 'storage';

/** Options after validation: every one is set, and `null` means none. Most are handed to the browser as they are. */
export interface ResolvedOptions extends Omit<contract.SearchConfig, 'files' | 'provider' | Described> {
  readonly searchPagePath: string | null;
  readonly contextualSearch: boolean;
  readonly embedded: boolean;
  readonly synonymsFile: string | null;
  readonly productLabels: Readonly<Record<string, string>> | null;
}

/** Fills in the defaults of validated options. */
export function resolveOptions({
  id: _id,
  searchPagePath,
  browse,
  backend,
  ...given
}: SearchThemeOptions): ResolvedOptions {
  const own = {contextualSearch: true, embedded: true, synonymsFile: null, productLabels: null};
  const {
    manifestUrl: _url,
    searchPage: _page,
    context: _context,
    texts: _texts,
    storage: _storage,
    ...shared
  } = contract.CONFIG_DEFAULTS;
  const options = {...shared, ...own, ...given};
  return {
    ...options,
    searchPagePath: searchPagePath === false ? null : (searchPagePath ?? 'search'),
    browse: {pages: [], products: [], help: [], queries: [], ...browse},
    backend: resolveBackend(backend, options),
  };
}

function resolveBackend(
  backend: SearchThemeOptions['backend'] = {type: 'embedded'},
  {embedded, indexName}: {readonly embedded: boolean; readonly indexName: string},
): ResolvedOptions['backend'] {
  if (backend.type === 'embedded') return backend;
  const shared = {
    appId: '',
    apiKey: '',
    ...backend,
    fallbackToEmbedded: embedded && (backend.fallbackToEmbedded ?? true),
  };
  return shared.type === 'server' ? {insights: false, ...shared} : {indexName, ...shared};
}

/** Origins of the hosted service. */
const HOSTED = ['https://*.algolia.net', 'https://*.algolianet.com', 'https://*.algolia.io'];

/** Origins that search connects to besides the site's own; a content security policy must allow them. */
export function listSearchOrigins({backend, sessions}: SearchThemeOptions): string[] {
  const reported = sessions === undefined ? [] : [new URL(sessions.to).origin];
  return [...new Set([...listAnswering(backend), ...reported])];
}

function listAnswering(backend: SearchThemeOptions['backend']): readonly string[] {
  if (backend?.type === 'hosted') return HOSTED;
  return backend?.type === 'server' ? backend.hosts.map((host) => new URL(host).origin) : [];
}
