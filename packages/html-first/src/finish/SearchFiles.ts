/** What search begins with besides the scripts of its dialog; the loader fetches it when a reader asks for search. */
export interface SearchFiles {
  /** Addresses of the files of the index that every query reads. */
  readonly data: readonly string[];
  /** The worker that answers queries, and the index that it is to open. */
  readonly worker?: {
    readonly src: string;
    readonly index: {readonly manifestUrl: string; readonly indexName: string};
  };
}
