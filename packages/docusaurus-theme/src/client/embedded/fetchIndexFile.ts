import {ApiError, DeserializationError, RetryError} from '../errors.ts';

/** Fetches one file of the index; a page of HTML answered in its place is an error. */
export async function fetchIndexFile(url: string, init: RequestInit): Promise<Response> {
  let response: Response;
  try {
    response = await fetch(url, init);
  } catch (cause) {
    throw new RetryError([{host: url, reason: 'network'}], {cause});
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
