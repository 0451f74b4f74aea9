import {MAX_REQUESTS, priceCall, type SearchRequestBody} from '@help-center/engine/protocol';

/** The price of a query of five words. Searches up to this price count as one. */
const USUAL_PRICE = 100;

/** The cost of a call's requests in usual searches, at least one each. */
export function weighSearches(requests: readonly unknown[]): number {
  // The call will be refused anyway.
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
    // The request will be refused before any search.
    return 0;
  }
}
