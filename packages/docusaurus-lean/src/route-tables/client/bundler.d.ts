/** The parts of the bundler's runtime that the tables use. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** Requires and wraps a module that is not ESM. */
  t(id: string | number, mode: number): unknown;
  /** The public path. */
  readonly p: string;
  /** File of a chunk below the public path. */
  u(chunk: string): string;
  /** Files of chunks below the public path; see ChunkFilesPlugin. */
  readonly pageFiles: Record<string, string | undefined>;
  /** Integrity hashes of those files. */
  readonly integrities: Record<string, string | undefined>;
};
