import {ApiError, DeserializationError, DetailedApiError} from '../SearchClient.ts';
import type {SearchResultBody} from '@help-center/engine/protocol';

/** The JSON of a 2xx answer; throws a {@link DeserializationError} when it holds none. */
export function readAnswer(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    const what = text.trim() === '' ? 'an empty body' : 'something that is not JSON';
    throw new DeserializationError(`The search host answered with ${what}.`, text, {cause});
  }
}

/** The error that a 4xx answer stands for. */
export function toApiError(status: number, text: string): ApiError {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return new ApiError(`The search host answered with status ${status}.`, status);
  }
  const {message, error} = (body ?? {}) as {message?: unknown; error?: unknown};
  const said = typeof message === 'string' ? message : `The search host answered with status ${status}.`;
  return error === undefined ? new ApiError(said, status) : new DetailedApiError(said, status, error);
}

/**
 * The results of an answer to `count` requests.
 * Throws a {@link DeserializationError} for anything else, so that an HTML page or an empty body never shows as "no results".
 */
export function assertResults(answer: unknown, count: number): readonly SearchResultBody[] {
  const results = (answer as {results?: unknown} | null | undefined)?.results;
  if (!Array.isArray(results) || results.length !== count || !results.every(isResult)) {
    throw new DeserializationError(
      `The search answer does not hold ${count} result${count === 1 ? '' : 's'} with "hits" and "nbHits".`,
      JSON.stringify(answer) ?? '',
    );
  }
  return results;
}

function isResult(result: unknown): result is SearchResultBody {
  const {hits, nbHits} = (result ?? {}) as Partial<SearchResultBody>;
  return Array.isArray(hits) && hits.every(isHit) && typeof nbHits === 'number';
}

/** Whether a hit has what it takes to show it and to open its page. */
function isHit(hit: unknown): boolean {
  const {objectID, url, hierarchy} = (hit ?? {}) as Partial<SearchResultBody['hits'][number]>;
  return (
    typeof objectID === 'string' &&
    typeof url === 'string' &&
    typeof hierarchy === 'object' &&
    hierarchy !== null
  );
}
