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

/** The id of the element that holds the configuration. */
export const CONFIG_ELEMENT_ID = 'html-first';

/** Reads the configuration of this page; the loader's script stands behind it. */
export function readConfig(): LoaderConfig {
  return JSON.parse(document.getElementById(CONFIG_ELEMENT_ID)!.textContent) as LoaderConfig;
}
