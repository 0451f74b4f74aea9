/** What the finishing step tells the loader, as JSON in the page. */
export interface LoaderConfig {
  /** The base path that the site was built for. */
  readonly baseUrl: string;
  /** The path of this page below the base path, with a leading slash; empty for a page that answers anywhere. */
  readonly path: string;
  /** Addresses of the page's scripts, in the order in which they must run. */
  readonly scripts: readonly LoaderFile[];
  /** The whole style sheets; the page holds only what it shows itself. */
  readonly styles: readonly LoaderFile[];
  /** Addresses of the scripts of this very page, which the scripts above ask for once they run; fetched before that. */
  readonly chunks: readonly string[];
  /** Addresses that search needs after hydration; fetched as soon as a reader asks for search. */
  readonly search: readonly string[];
}

/** One file and its integrity hash. */
export interface LoaderFile {
  readonly src: string;
  readonly integrity: string;
}

/** The id of the element that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'html-first';

/** Reads the configuration of this page. */
export function readConfig(): LoaderConfig {
  return JSON.parse(
    document.getElementById(CONFIG_ELEMENT_ID)?.textContent ??
      '{"baseUrl":"/","path":"","scripts":[],"styles":[],"chunks":[],"search":[]}',
  ) as LoaderConfig;
}
