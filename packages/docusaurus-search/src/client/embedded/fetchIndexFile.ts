import {ApiError, DeserializationError, RetryError} from '../errors.ts';

/** Milliseconds for a whole file to arrive, also on a slow connection. */
const TIMEOUT_MS = 20_000;

/** Fetches one file of the index; an HTML page in its place is an error. */
export async function fetchIndexFile(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, {...init, signal: AbortSignal.timeout(TIMEOUT_MS)});
  } catch (cause) {
    const reason = (cause as Error).name === 'TimeoutError' ? 'timeout' : 'network';
    throw new RetryError([{host: url, reason}], {cause});
  }
  if (!response.ok) {
    const refused = response.status >= 400 && response.status < 500;
    if (!refused) throw new RetryError([{host: url, reason: response.status}]);
    throw new ApiError(
      `The search index file ${url} answered with status ${response.status}.`,
      response.status,
    );
  }
  if (/text\/html/u.test(response.headers.get('content-type') ?? '')) {
    throw new DeserializationError(
      `${url} answered with an HTML page instead of the search index.`,
      'text/html',
    );
  }
  return response;
}
