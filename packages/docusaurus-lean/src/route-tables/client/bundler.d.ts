/** The parts of the bundler's runtime that the tables use. */
declare const __webpack_require__: {
  (id: string | number): unknown;
  /** Loads a chunk. */
  e(chunk: string): Promise<unknown>;
  /** A module that is not ESM, wrapped. */
  t(id: string | number, mode: number): unknown;
  /** The public path. */
  readonly p: string;
  /** File of a chunk below the public path. */
  u(chunk: string): string;
  /** Files of chunks below the public path; see ChunkFilesPlugin. */
  readonly pageFiles: Record<string, string | undefined>;
  /** Integrity of those files. */
  readonly integrities: Record<string, string | undefined>;
};
