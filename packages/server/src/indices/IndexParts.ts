/** The verified files of an index. */
export interface IndexParts {
  /** The parsed `manifest.json`. */
  readonly manifest: unknown;
  readonly parts: ReadonlyMap<string, Uint8Array>;
}

/** An index that can be opened. */
export interface LoadedIndex extends IndexParts {
  /** The files that it was read from, besides those that its origin names. */
  readonly files: readonly string[];
}
