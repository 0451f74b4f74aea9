import type {FacetFiltersBody} from '@help-center/engine/protocol';

/** The index shipped with the site answers. */
export interface EmbeddedBackend {
  readonly type: 'embedded';
}

/** Search servers that speak `POST /1/indexes/*\/queries` answer. */
export interface ServerBackend {
  readonly type: 'server';
  /** Addresses such as `https://search.example.com`, in the order to try them; at least one, and a path prefix is kept. */
  readonly hosts: readonly string[];
  /** Whether the shipped index answers when no host does; as an option true by default, needs `embedded`. */
  readonly fallbackToEmbedded: boolean;
  /** Sent as `x-algolia-application-id`; not sent when empty. */
  readonly appId: string;
  /** Sent as `x-algolia-api-key`, where every reader can see it; not sent when empty. */
  readonly apiKey: string;
  /** Whether views and clicks are posted to `/1/events`; as an option false by default. */
  readonly insights: boolean;
}

/** The hosted service answers through its official client. */
export interface HostedBackend {
  readonly type: 'hosted';
  /** May be empty: the official client's own error then says so. */
  readonly appId: string;
  /** May be empty: the official client's own error then says so. */
  readonly apiKey: string;
  /** Name of the index at the hosted service. */
  readonly indexName: string;
  /** Whether the shipped index answers when the service does not; as an option true by default, needs `embedded`. */
  readonly fallbackToEmbedded: boolean;
}

/** A link for readers without a query. */
export interface BrowseLink {
  readonly label: string;
  /** Address, with the base path of the site. */
  readonly to: string;
}

/** Links and queries shown before a query and when nothing was found. */
export interface BrowseLinks {
  readonly pages: readonly BrowseLink[];
  /** Products; a page below the address of one belongs to it. */
  readonly products: readonly BrowseLink[];
  /** Other ways to help. */
  readonly help: readonly BrowseLink[];
  /** Example queries with results. */
  readonly queries: readonly string[];
}

/** Filters that limit hits to the language and docs versions of a page; empty for no limit. */
export type ContextFilters = Exclude<FacetFiltersBody, string>;

/** One version of a docs instance. */
export interface DocsVersion {
  readonly name: string;
  readonly label: string;
  /** Path of its pages, with the base URL. */
  readonly path: string;
}

/** What determines the language and docs versions of a page. */
export interface SearchContext {
  readonly locale: string;
  /** The docs instances with their versions, the latest first. */
  readonly docs: readonly {readonly id: string; readonly versions: readonly DocsVersion[]}[];
  /** Whether the browser remembers the version that a reader chose. */
  readonly keepsVersion: boolean;
}

/** Selector of the buttons that open search. */
export const BUTTON = '.DocSearch-Button';

/** Storage key; when set, characters on their own do not open search (WCAG 2.1.4). */
export const NO_CHARACTERS_KEY = 'help-center.characters';

/** Everything that search needs to know about a site. It is plain JSON and the only input. */
export interface SearchConfig {
  /** Address of the folder with the files of search, such as `/assets/search/`. */
  readonly files: string;
  /** Name of the index: part of the storage keys of recent and favorite searches. */
  readonly indexName: string;
  /** Address of the manifest of the shipped index; `null` if none is shipped. */
  readonly manifestUrl: string | null;
  /** What the page already knows of the manifest: at least its format, version and parts. Default: it is fetched. */
  readonly manifest?: object;
  /** Addresses of files to request together with the scripts of search, as the first hits need them. Default none. */
  readonly firstFiles?: readonly string[];
  readonly backend: EmbeddedBackend | ServerBackend | HostedBackend;
  /** Address of the search page; `null` without one. */
  readonly searchPage: string | null;
  /** Name of the search provider, for the footer. */
  readonly provider: string;
  /** Limits queries to the language and docs version of the page; `null` for no limit. */
  readonly context: SearchContext | null;
  /** Source of a regular expression; hits whose address matches are opened by full page navigation. `null` for none. */
  readonly externalUrlRegex: string | null;
  /** Most hits shown below one top-level section. */
  readonly maxResultsPerGroup: number;
  /** Address behind "Let us know." when nothing was found, with `{query}` for the encoded query; `null` for no link. */
  readonly missingResultsUrl: string | null;
  /** Placeholder of the search input; `null` for the default. */
  readonly placeholder: string | null;
  readonly browse: BrowseLinks;
  /** Whether a section that answers the query is shown above the hits. */
  readonly answers: boolean;
  /** Whether a character pressed on its own opens search, unless the reader switched that off. */
  readonly characterKeys: boolean;
  /** Where searches are reported, and the address of the page about it; `null` if they are not. */
  readonly sessions: {readonly to: string; readonly notice: string} | null;
  /** Translations by id, such as `theme.search.cancel`; English where missing. */
  readonly texts: Readonly<Record<string, string>>;
  /** Where readers' choices are stored; `namespace` is appended to every key. */
  readonly storage: {readonly type: 'localStorage' | 'sessionStorage'; readonly namespace: string};
}

/** What a configuration need not name. */
export const CONFIG_DEFAULTS: Omit<SearchConfig, 'files' | 'provider' | 'browse'> = {
  indexName: 'help-center',
  manifestUrl: null,
  backend: {type: 'embedded'},
  searchPage: null,
  context: null,
  externalUrlRegex: null,
  maxResultsPerGroup: 5,
  missingResultsUrl: null,
  placeholder: null,
  answers: true,
  characterKeys: true,
  sessions: null,
  texts: {},
  storage: {type: 'localStorage', namespace: ''},
};
