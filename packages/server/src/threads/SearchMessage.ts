import type {IndexParts} from '../indices/IndexParts.ts';
import type {SearchAnswer, SearchCall, SearchLimits} from '../search/SearchCall.ts';
import type {ThreadFailure} from './ThreadFailure.ts';

/** Start data of a search thread. */
export interface SearchThreadData {
  readonly indices: ReadonlyMap<string, IndexParts>;
  readonly limits: SearchLimits;
}

/** A call to a search thread, or its cancellation. */
export type SearchThreadCall =
  | {readonly id: number; readonly call: SearchCall}
  | {readonly id: number; readonly isCancelled: true};

/** A message of a search thread: first the records of each opened index, then pauses and answers of calls. */
export type SearchThreadAnswer =
  | {readonly records: ReadonlyMap<string, number>}
  | {readonly id: number; readonly isPaused: true}
  | {readonly id: number; readonly answers: readonly SearchAnswer[]}
  | {readonly id: number; readonly failure: ThreadFailure}
  | {readonly failure: ThreadFailure};
