import type {FacetFiltersBody, SearchResultBody, TextRun} from '@help-center/engine/protocol';

/**
 * Everything that the page, the worker and the dialog exchange before the dialog has loaded.
 */

/** Most characters of a query; longer input is cut. */
export const MAX_QUERY_LENGTH = 64;

/** What opens search, with and without the page's scripts; `offKey` is the storage key that switches characters off. */
export const OPENER: {readonly button: string; readonly keys: readonly string[]; readonly offKey: string} = {
  button: '.DocSearch-Button',
  keys: ['mod+k', 'any'],
  offKey: 'help-center.characters',
};

/** Prefix of the storage key for hits opened in early search, oldest first; the name of the index follows. */
export const OPENED_HITS_KEY = 'help-center.opened.';

/** Storage key; when set, the product of the page does not go first among equal matches. */
export const ANY_PRODUCT_KEY = 'help-center.order';

/** Key in session storage for the query while the page reloads; without the namespace of the site, as it is short-lived. */
export const KEPT_QUERY_KEY = 'help-center.query';

/** The hits of one top-level section. */
export interface EarlyGroup {
  readonly label: string;
  readonly hits: readonly {
    readonly href: string;
    /** Title of the page; empty if the previous hit is of the same page. */
    readonly title: readonly TextRun[];
    /** The headings down to the matching part, and an ellipsis on the line of its text; empty for a page. */
    readonly path: string;
    /** Zero-based place among the hits of the answer. */
    readonly position: number;
  }[];
}

/** Hits in a form that a page can show without the dialog's code. */
export interface EarlyAnswer {
  readonly query: string;
  /** For the dialog, which takes over from there. */
  readonly result: SearchResultBody;
  readonly groups: readonly EarlyGroup[];
}

/** Filters that limit hits to the language and docs versions of a page; empty for no limit. */
export type ContextFilters = Exclude<FacetFiltersBody, string>;

/** How early search shows hits. */
export interface EarlyOptions {
  readonly maxResultsPerGroup: number;
  readonly externalUrlRegex: string | null;
  /** Limit hits to the language and docs versions of the page, as in the dialog; none by default. */
  readonly facetFilters?: ContextFilters;
}

/** One version of a docs instance. */
export interface DocsVersion {
  readonly name: string;
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

/** What the page sends to the worker before the dialog has loaded; `id` pairs the reply with the request. */
export type EarlyRequest =
  /** Opens the index, with what the page already knows of its manifest. */
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly manifestUrl: string;
      readonly indexName: string;
      readonly manifest?: object | undefined;
      /** How early search shows hits; without it, an `early` request only reads what they need. */
      readonly early?: EarlyOptions | undefined;
      /** Path of the page, whose product goes first among equal matches; empty if the reader has switched that off. */
      readonly path?: string | undefined;
    }
  /** Asks for early hits. */
  | {readonly id: number; readonly kind: 'early'; readonly query: string}
  /** Drops the request with that id unless it has started; there is no reply. */
  | {readonly id: number; readonly kind: 'cancel'};

/** The data of early search in a page: addresses of files and texts of the site. */
export interface EarlyData {
  /** The dialog's scripts. */
  readonly scripts: readonly {readonly src: string; readonly integrity: string}[];
  /** Placeholder of the field, if the site sets one. */
  readonly placeholder?: string;
  /** The worker that answers queries, and its index; missing when another backend answers. */
  readonly worker?: {
    readonly src: string;
    readonly index: {
      readonly manifestUrl: string;
      readonly indexName: string;
      /** The part of the manifest that names the first files of the index, in the same folder. */
      readonly manifest: {
        readonly format: string;
        readonly version: number;
        readonly parts: readonly {readonly name: string}[];
      };
      /**
       * The files of the dictionary in order, each with its first word, empty for the first file; missing if they are too
       * many for the loader.
       */
      readonly words?: readonly (readonly [first: string, name: string])[];
      /** The files with the headings of hits, if they are few and the manifest does not name them. */
      readonly outlines?: readonly string[];
      readonly early: EarlyOptions;
      /** Missing if the index has one language and one docs version, or searches are not limited to the page's. */
      readonly context?: SearchContext;
    };
  };
}

/** What a reader did in the early search field. */
export interface EarlyQuery {
  readonly query: string;
  /** The hits on screen for that query, without their text. */
  readonly result?: SearchResultBody | undefined;
  /** Whether Enter was pressed before there was a hit to open. */
  readonly entered?: boolean;
}

/** Early search on a page that html-first has finished, as the dialog finds it. */
export interface EarlySearch {
  /** Fetches everything search needs first; resolves when other files no longer hold up the first hits. */
  start(): Promise<void>;
  /** Hands over the started worker once; `undefined` if there is none or its script did not load. */
  takeWorker(): Worker | undefined;
  /** Removes the field and returns what the reader did in it; `undefined` if it is not open. */
  takeQuery(): EarlyQuery | undefined;
  /** What had the focus when the field was opened; missing if it is not open. */
  openedFrom?: Element | null | undefined;
  /** Set by the button; called when the reader closes the field while the dialog is loading. */
  onClose?: (() => void) | undefined;
}

declare global {
  interface Window {
    helpCenterEarlySearch?: EarlySearch;
  }
}
