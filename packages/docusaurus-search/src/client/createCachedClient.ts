import {createAnswerCache} from './createAnswerCache.ts';
import type {BackendClient, CallOptions, SearchAnswer, SearchClient, SearchRequestBody} from './types.ts';

/** Asks one backend; `fallback` is whether it stands in for another one. */
export async function answerFrom(
  client: BackendClient,
  fallback: boolean,
  requests: readonly SearchRequestBody[],
  signal: AbortSignal,
): Promise<SearchAnswer> {
  const options: CallOptions = {signal};
  return {results: await client.search(requests, options), backend: client.type, fallback};
}

/** Who is asked what the cache does not hold. */
export interface AnswerSource {
  load(requests: readonly SearchRequestBody[], signal: AbortSignal): Promise<SearchAnswer>;
  readonly suggest: SearchClient['suggest'];
  /** Tells what is known early, and what is newer. */
  readonly primary: BackendClient;
}

/** Joins those who answer with a cache in memory. */
export function createCachedClient({load, suggest, primary}: AnswerSource): SearchClient {
  // An answer from the stand-in is not kept, so that the configured backend is asked again.
  const cache = createAnswerCache<SearchAnswer>((answer) => !answer.fallback);
  return {
    search(requests, {signal} = {}) {
      return cache.get(JSON.stringify(requests), (shared) => load(requests, shared), signal);
    },
    async preview(request, options) {
      try {
        return await primary.preview?.(request, options);
      } catch {
        return undefined;
      }
    },
    suggest,
    async revalidate() {
      try {
        const isNewer = (await primary.revalidate?.()) ?? false;
        if (isNewer) cache.clear();
        return isNewer;
      } catch (error) {
        console.error('[search] could not look for a newer index; the one at hand answers:', error);
        return false;
      }
    },
  };
}
