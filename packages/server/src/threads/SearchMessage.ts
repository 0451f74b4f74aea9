import type {IndexParts} from '../indices/IndexParts.ts';
import type {SearchAnswer, SearchCall, SearchLimits} from '../search/SearchCall.ts';
import type {ThreadFailure} from './ThreadFailure.ts';

/** What a search thread is started with. */
export interface SearchThreadData {
  readonly indices: ReadonlyMap<string, IndexParts>;
  readonly limits: SearchLimits;
}

/** A call to a search thread, or the end of one that nobody waits for. */
export type SearchThreadCall =
  | {readonly id: number; readonly call: SearchCall}
  | {readonly id: number; readonly isCancelled: true};

/**
 * What a search thread says: first that it is open, with the records of each index; then of each call that it pauses, so
 * that another may have its turn, and the answers.
 */
export type SearchThreadAnswer =
  | {readonly records: ReadonlyMap<string, number>}
  | {readonly id: number; readonly isPaused: true}
  | {readonly id: number; readonly answers: readonly SearchAnswer[]}
  | {readonly id: number; readonly failure: ThreadFailure}
  | {readonly failure: ThreadFailure};
