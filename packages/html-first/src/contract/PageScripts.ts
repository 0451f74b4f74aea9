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
