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
  /** What search begins with; fetched as soon as a reader asks for search. */
  readonly search: SearchFiles;
}

/** What search begins with. */
export interface SearchFiles {
  /** The dialog's scripts. */
  readonly scripts: readonly LoaderFile[];
  /** The worker that answers queries, and what it is told of the index. */
  readonly worker?: {
    readonly src: string;
    readonly index: {
      readonly manifestUrl: string;
      readonly indexName: string;
      /** Names the files that every query reads; they stand beside the manifest. */
      readonly manifest: {readonly parts: readonly {readonly name: string}[]};
      /** The files with the words of queries, each with its first word, in order; they stand beside the manifest. */
      readonly words?: readonly (readonly [first: string, name: string])[];
    };
  };
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
      '{"baseUrl":"/","path":"","scripts":[],"styles":[],"chunks":[],"tables":[],"search":{"scripts":[]}}',
  ) as LoaderConfig;
}
