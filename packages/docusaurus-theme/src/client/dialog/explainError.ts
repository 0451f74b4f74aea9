import {SearchError} from '../errors.ts';
import {LABELS} from './labels.ts';

/** What a reader is told of a failure; an error of the configuration is quoted, since the network is not to blame. */
export function explainError(error: Error | null): string {
  return error === null || error instanceof SearchError ? LABELS.errorHelp : error.message;
}
