import {SUGGESTION_LIMIT} from '../constants.ts';
import type {HitBody, SearchClient, SearchRequestBody} from '../types.ts';

/** Words without excluded ones (`-word`) and the quotes of phrases. */
const WORD = /(?<!\S)[^\s"-][^\s"]*/gu;

/** The words of a query that no page contains, although others were found; none if that cannot be determined. */
export async function findMissingWords(
  client: SearchClient,
  query: string,
  hits: readonly HitBody[],
  buildRequest: (query: string) => SearchRequestBody,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const words = query.match(WORD) ?? [];
  if (words.length < 2 || hits.length === 0) return [];
  // A word in a hit is on a page. Any other may still be on one in another form, so it is searched for.
  const shown = JSON.stringify(hits).toLowerCase();
  const unseen = words.filter((word) => !shown.includes(word.toLowerCase()));
  try {
    const known = await checkSuggestions(client, unseen, buildRequest, signal);
    return unseen.filter((word) => !known.includes(word));
  } catch {
    return [];
  }
}

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
    if (!signal.aborted) console.error('[search] could not find other queries to offer:', error);
    return [];
  }
}

/** The candidates that have results under the same conditions, in the same order. */
export async function checkSuggestions(
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
