import type {HitBody, SearchClient, SearchRequestBody} from '../types.ts';

/** Words as they are written, without those that are to be left out and the quotes of phrases. */
const WORD = /(?<!\S)[^\s"-][^\s"]*/gu;

/** The words of a query that no page has, though others of it were found; none when that cannot be told. */
export async function findMissingWords(
  client: SearchClient,
  query: string,
  hits: readonly HitBody[],
  buildRequest: (query: string) => SearchRequestBody,
  signal: AbortSignal,
): Promise<readonly string[]> {
  const words = query.match(WORD) ?? [];
  if (words.length < 2 || hits.length === 0) return [];
  // What stands in a hit stands on a page. Any other word may be on one all the same, under another form.
  const shown = JSON.stringify(hits).toLowerCase();
  const unseen = words.filter((word) => !shown.includes(word.toLowerCase()));
  try {
    const known = await checkSuggestions(client, unseen, buildRequest, signal);
    return unseen.filter((word) => !known.includes(word));
  } catch {
    return [];
  }
}

/** The candidates that have results under the same conditions, in their order. */
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
