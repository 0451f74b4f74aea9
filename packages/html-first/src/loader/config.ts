/** Where a page should be. */
export interface PagePlace {
  /** The base path that the site was built for. */
  readonly baseUrl: string;
  /** The path of this page below the base path, with a leading slash; empty for a page that answers anywhere. */
  readonly path: string;
}

/** What the finishing step tells the loader: what is the same for most pages in its file, the rest as JSON in the page. */
export interface LoaderConfig extends PagePlace {
  /** Addresses of the page's scripts, in the order in which they must run. */
  readonly scripts: readonly LoaderFile[];
  /** The whole style sheets; the page holds only what it shows itself. */
  readonly styles: readonly LoaderFile[];
  /** The scripts of this very page, which the scripts above ask for once they run; fetched before that. */
  readonly chunks: readonly LoaderFile[];
  /** Addresses of the data that those scripts ask for first; fetched together with them. */
  readonly tables: readonly string[];
  /** What the scripts of early parts read, by the name of the part. */
  readonly parts: Readonly<Record<string, unknown>>;
}

/** One file and its integrity hash. */
export interface LoaderFile {
  readonly src: string;
  readonly integrity: string;
}

/** What stands in the loader's file. */
export interface SiteConfig {
  /** What pages do not say themselves. */
  readonly config: Omit<LoaderConfig, keyof PagePlace | 'chunks'>;
  /** Scripts of more than one page. */
  readonly chunks: readonly LoaderFile[];
  /** Rules for what the loader adds to a page; pages have none for it. */
  readonly css: string;
  /** Rules for paper, which no first paint needs. */
  readonly print: string;
  /** What the browser may fetch ahead, as the text of a `speculationrules` script. */
  readonly speculationRules: string;
}

/** What a page says of itself: instead of a file, its number among those that pages share. */
type PageConfig = Omit<LoaderConfig, 'chunks'> & {readonly chunks: readonly (LoaderFile | number)[]};

declare global {
  interface Window {
    htmlFirstSite?: SiteConfig;
  }
}

/** The id of the element that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'html-first';

/** Reads the configuration of this page: what it says itself, and what the loader's file says of all. */
export function readConfig(): LoaderConfig {
  const page = JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)!.textContent) as PageConfig;
  const site = window.htmlFirstSite!;
  const chunks = page.chunks.map((chunk) => (typeof chunk === 'number' ? site.chunks[chunk]! : chunk));
  return {...site.config, ...page, chunks};
}
