import type {SearchClient, SearchRequestBody} from '../types.ts';

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
