/** A file and its integrity hash. */
export interface HashedFile {
  readonly src: string;
  readonly integrity: string;
}

/** What a page's scripts are, and what they read first. */
export interface PageScripts {
  /** Scripts in the order in which they must run. */
  readonly scripts: readonly HashedFile[];
  /** The whole style sheets; the page itself holds only the rules that its own HTML needs. */
  readonly styles: readonly HashedFile[];
  /** Scripts of this page alone, which `scripts` ask for once they run; fetched before that. */
  readonly chunks: readonly HashedFile[];
  /** Addresses of the tables that those scripts ask for first; fetched together with them. */
  readonly tables: readonly string[];
  /** What the scripts of early parts read, by the name of the part. */
  readonly parts: Readonly<Record<string, unknown>>;
}
