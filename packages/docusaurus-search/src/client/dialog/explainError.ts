import {ApiError, SearchError} from '../errors.ts';
import {LABELS, tellRefusal} from './labels.ts';

/** A failure in words for readers. */
export interface ErrorText {
  readonly title: string;
  readonly help: string;
}

/**
 * Describes a failure. Only unreachable backends point to the network; a refusal names its status, and a configuration
 * error is quoted.
 */
export function explainError(error: Error | null): ErrorText {
  if (error instanceof ApiError) {
    return {title: LABELS.errorTitle, help: tellRefusal(error.status)};
  }
  const isUnreached = error === null || error instanceof SearchError;
  const help = isUnreached ? LABELS.errorHelp : error.message;
  return {title: LABELS.errorTitle, help};
}
