import {SUGGESTION_LIMIT} from '../constants.ts';
import type {SearchClient, SearchRequestBody} from '../types.ts';

/** Other queries to offer when nothing was found; none when they cannot be had, as the answer itself stands. */
export async function findSuggestions(
  client: SearchClient,
  query: string,
  buildRequest: (query: string) => SearchRequestBody,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const candidates = await client.suggest(query, 2 * SUGGESTION_LIMIT, {signal});
    const found = await checkSuggestions(client, candidates, buildRequest, signal);
    return found.slice(0, SUGGESTION_LIMIT);
  } catch (error) {
    if (!signal.aborted) console.error('[search] could not load suggestions:', error);
    return [];
  }
}

/** The candidates that have results under the same conditions, in the same order. */
async function checkSuggestions(
  client: SearchClient,
  candidates: readonly string[],
  buildRequest: (query: string) => SearchRequestBody,
  signal: AbortSignal,
): Promise<readonly string[]> {
  if (candidates.length === 0) return [];
  const requests = candidates.map((query) => ({...buildRequest(query), hitsPerPage: 0, analytics: false}));
  const {results} = await client.search(requests, {signal});
  return candidates.filter((_, index) => (results[index]?.nbHits ?? 0) > 0);
}
