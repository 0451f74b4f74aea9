import {ApiError, DeserializationError, DetailedApiError} from '../errors.ts';

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
