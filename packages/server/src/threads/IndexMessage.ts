import type {LoadedIndex} from '../indices/IndexParts.ts';
import type {ThreadFailure} from './ThreadFailure.ts';

/** What the thread that loads an index answers: the index in shared memory, or why there is none. */
export type IndexAnswer = LoadedIndex | ThreadFailure;
