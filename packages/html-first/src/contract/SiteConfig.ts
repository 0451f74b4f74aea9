/** A file and its integrity hash. */
export interface HashedFile {
  readonly src: string;
  readonly integrity: string;
}

/** The scripts of a page, and what they load first. */
export interface PageScripts {
  /** Scripts in the order in which they must run. */
  readonly scripts: readonly HashedFile[];
  /** The complete style sheets; the page itself inlines only the rules its own HTML needs. */
  readonly styles: readonly HashedFile[];
  /** Addresses of scripts that only some pages need. `scripts` request them when they run, so the loader fetches them early. */
  readonly chunks: readonly string[];
}

/** Where a page is meant to be served. */
export interface PagePlace {
  /** The base path that the site was built for. */
  readonly baseUrl: string;
  /** The page's path below the base path, with a leading slash; empty for the not-found page, which can be served anywhere. */
  readonly path: string;
}

/** A page's own settings, as JSON: only what differs from the loader's file. */
export type PageConfig = PagePlace & Partial<PageScripts>;

/** The settings of all pages, in the loader's file. */
export interface SiteConfig {
  /** The scripts that most pages have in common. */
  readonly config: Partial<PageScripts>;
  /** Rules for the elements the loader adds; the pages themselves have none. */
  readonly css: string;
  /** Print rules, which the first paint does not need. */
  readonly print: string;
}

/** The id of the element that holds a page's `PageConfig`. */
export const PAGE_CONFIG_ID = 'html-first';

/** The property of `window` that holds the `SiteConfig`. */
export const SITE_CONFIG_PROPERTY = 'htmlFirstSite';
