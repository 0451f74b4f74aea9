import {MAX_REQUESTS, priceCall, type SearchRequestBody} from '@help-center/engine/protocol';

/** Price of the search of a reader who has typed five words: at most so much counts as one search. */
const USUAL_PRICE = 100;

/** How many usual searches the requests of a call cost, each of them at least one. */
export function weighSearches(requests: readonly unknown[]): number {
  // More of them are refused, and not looked at.
  if (requests.length > MAX_REQUESTS) return requests.length;
  return requests.reduce<number>(
    (sum, request) => sum + Math.max(1, Math.ceil(priceOf(request) / USUAL_PRICE)),
    0,
  );
}

function priceOf(request: unknown): number {
  try {
    return priceCall({requests: [request as SearchRequestBody]});
  } catch {
    // It is refused before anything is searched.
    return 0;
  }
}
