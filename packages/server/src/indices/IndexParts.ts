/** The files of an index, read and checked; in shared memory where threads are to open them. */
export interface IndexParts {
  /** The parsed `manifest.json`. */
  readonly manifest: unknown;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/** An index that is ready to be opened. */
export interface LoadedIndex extends IndexParts {
  /** The files that it was read from, beside the one that an origin names. */
  readonly files: readonly string[];
}
