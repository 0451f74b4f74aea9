import type {FacetFiltersBody, SearchResultBody} from '@help-center/engine/protocol';

/**
 * What crosses between the page, the worker and the dialog while the dialog is not there yet. Nothing else does.
 */

/** Most characters of a query; longer input is cut off. */
export const MAX_QUERY_LENGTH = 64;

/** What opens search, with and without the page's scripts. */
export const OPENER: {readonly button: string; readonly keys: readonly string[]; readonly offKey: string} = {
  button: '.DocSearch-Button',
  keys: ['/', 'mod+k'],
  offKey: 'help-center.characters',
};

/** Where hits that were opened before the dialog was there are kept, oldest first; the name of the index follows. */
export const OPENED_HITS_KEY = 'help-center.opened.';

/** Tells, when it is kept, that the product of a page does not go first among equal matches. */
export const ANY_PRODUCT_KEY = 'help-center.order';

/** Where the query is kept while the page is loaded anew; of the visit, so without the namespace of the site. */
export const KEPT_QUERY_KEY = 'help-center.query';

/** A piece of text, and whether it matches the query. */
export interface TextRun {
  readonly text: string;
  readonly marked: boolean;
}

/** The hits of one top-level section. */
export interface EarlyGroup {
  readonly label: string;
  readonly hits: readonly {
    readonly href: string;
    /** That of the page; empty where the hit before it has told it. */
    readonly title: readonly TextRun[];
    /** The headings down to the part of the page that was found, and an ellipsis in the line of its text; empty for the page. */
    readonly path: string;
    /** Zero-based place among the hits of the answer. */
    readonly position: number;
  }[];
}

/** Hits ready to be shown by a page that has none of the dialog's code yet. */
export interface EarlyAnswer {
  readonly query: string;
  /** For the dialog, which goes on from there. */
  readonly result: SearchResultBody;
  readonly groups: readonly EarlyGroup[];
}

/** Conditions that keep hits to the language and the docs versions of a page; empty for no limit. */
export type ContextFilters = Exclude<FacetFiltersBody, string>;

/** How hits are shown before the dialog is there. */
export interface EarlyOptions {
  readonly maxResultsPerGroup: number;
  readonly externalUrlRegex: string | null;
  /** Keeps the hits to the language and the docs versions of the page, as the dialog does; none by default. */
  readonly facetFilters?: ContextFilters;
}

/** One version of a docs instance. */
export interface DocsVersion {
  readonly name: string;
  /** Path of its pages, with the base URL. */
  readonly path: string;
}

/** What tells the language and the docs versions of a page. */
export interface SearchContext {
  readonly locale: string;
  /** The docs instances, each with its versions, the latest first. */
  readonly docs: readonly {readonly id: string; readonly versions: readonly DocsVersion[]}[];
  /** Whether the browser keeps the version that a reader has chosen. */
  readonly keepsVersion: boolean;
}

/** What the page asks of the worker before the dialog is there; `id` pairs the reply with the request. */
export type EarlyRequest =
  /** Tells where the index is, with what the page knows of its manifest; reading begins. */
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly manifestUrl: string;
      readonly indexName: string;
      readonly manifest?: object | undefined;
      /** How hits are shown before the dialog is there; without it `early` only reads what they need. */
      readonly early?: EarlyOptions | undefined;
      /** Path of the page, whose product goes first among equal matches; empty where the reader has switched that off. */
      readonly path?: string | undefined;
    }
  /** Asks for hits to show before the dialog is there. */
  | {readonly id: number; readonly kind: 'early'; readonly query: string}
  /** Drops the request of that id if it has not begun; there is no reply. */
  | {readonly id: number; readonly kind: 'cancel'};

/** What the page is told of search: where its files are, and the texts that the site has chosen. */
export interface EarlyData {
  /** The dialog's scripts. */
  readonly scripts: readonly {readonly src: string; readonly integrity: string}[];
  /** Placeholder of the field, where the site has its own. */
  readonly placeholder?: string;
  /** The worker that answers queries, and what it is told of the index; missing when another backend answers. */
  readonly worker?: {
    readonly src: string;
    readonly index: {
      readonly manifestUrl: string;
      readonly indexName: string;
      /** The part of the manifest that leads to the first files of the index, which stand beside it. */
      readonly manifest: {
        readonly format: string;
        readonly version: number;
        readonly parts: readonly {readonly name: string}[];
      };
      /**
       * The files of the dictionary, each with its first word, the first one with none, in order; missing where they are too
       * many for the loader to carry.
       */
      readonly words?: readonly (readonly [first: string, name: string])[];
      /** The files with the headings of the hits, where the manifest does not name them and they are few. */
      readonly outlines?: readonly string[];
      /** How hits are shown before the dialog is there. */
      readonly early: EarlyOptions;
      /** Missing where the index holds one language and one version of the docs, or readers search all of them. */
      readonly context?: SearchContext;
    };
  };
}

/** What a reader did in the search field of a page before the dialog was there. */
export interface EarlyQuery {
  readonly query: string;
  /** The hits that were on show for that query, without their text. */
  readonly result?: SearchResultBody | undefined;
  /** Whether Enter was pressed before there was a hit to open. */
  readonly entered?: boolean;
}

/** Search before the dialog is there, as the dialog finds it on a page that html-first has finished. */
export interface EarlySearch {
  /** Fetches everything that search begins with; resolves when other files no longer hold up the first hits. */
  start(): Promise<void>;
  /** The worker that was started, once; `undefined` when there is none or its script did not load. */
  takeWorker(): Worker | undefined;
  /** Removes the field and returns what was done in it; `undefined` when it is not open. */
  takeQuery(): EarlyQuery | undefined;
  /** Called when the reader closes the field while the dialog is on its way; set by the button. */
  onClose?: (() => void) | undefined;
}

declare global {
  interface Window {
    helpCenterEarlySearch?: EarlySearch;
  }
}
