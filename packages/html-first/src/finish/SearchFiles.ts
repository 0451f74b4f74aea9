/** What search begins with besides the scripts of its dialog; the loader fetches it when a reader asks for search. */
export interface SearchFiles {
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
