import {ApiError, SearchError} from '../errors.ts';
import {LABELS} from './labels.ts';

/** What a reader is told of a failure. */
export interface ErrorText {
  readonly title: string;
  readonly help: string;
}

/** Whether a script of search could not be fetched; the bundler's name for it. */
export function isMissingScript(error: Error | null): boolean {
  return error?.name === 'ChunkLoadError';
}

/**
 * The words for a failure. The network is to blame only when nobody could be reached; a refusal names its status, and an
 * error of the configuration is quoted.
 */
export function explainError(error: Error | null): ErrorText {
  if (error instanceof ApiError) {
    return {title: LABELS.refusedTitle, help: LABELS.refusedHelp.replace('{status}', String(error.status))};
  }
  const isUnreached = error === null || error instanceof SearchError || isMissingScript(error);
  const help = isUnreached ? LABELS.errorHelp : error.message;
  return {title: LABELS.errorTitle, help};
}
