import type {HashedFile, PageScripts} from './PageScripts.ts';

/** Where a page should be. */
export interface PagePlace {
  /** The base path that the site was built for. */
  readonly baseUrl: string;
  /** The path of this page below the base path, with a leading slash; empty for a page that answers anywhere. */
  readonly path: string;
}

/** What a page says of itself, as JSON: what the loader's file does not say already. */
export type PageConfig = PagePlace &
  Partial<Omit<PageScripts, 'chunks'>> & {
    /** A number stands for a script among those that pages share. */
    readonly chunks: readonly (HashedFile | number)[];
  };

/** What the loader's file says of all pages. */
export interface SiteConfig {
  /** What most pages have in common. */
  readonly config: Partial<PageScripts>;
  /** Scripts of more than one page. */
  readonly chunks: readonly HashedFile[];
  /** Rules for what the loader adds to a page; pages have none for it. */
  readonly css: string;
  /** Rules for paper, which no first paint needs. */
  readonly print: string;
  /** What the browser may fetch ahead, as the text of a `speculationrules` script. */
  readonly speculationRules: string;
}

/** The id of the element that holds a page's `PageConfig`. */
export const PAGE_CONFIG_ID = 'html-first';

/** The property of `window` that holds the `SiteConfig`. */
export const SITE_CONFIG_PROPERTY = 'htmlFirstSite';
