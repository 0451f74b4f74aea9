import type {SearchIndex} from '@help-center/engine';

/** An index in memory; nothing of it is read from disk any more. */
export interface LoadedIndex {
  readonly index: SearchIndex;
  readonly recordCount: number;
  /** The files that it was read from, beside the one that an origin names. */
  readonly files: readonly string[];
}
