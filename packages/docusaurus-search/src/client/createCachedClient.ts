import {createAnswerCache} from './createAnswerCache.ts';
import type {BackendClient, CallOptions, SearchAnswer, SearchClient, SearchRequestBody} from './types.ts';

/** Searches one backend; `fallback` marks it as standing in for another one. */
export async function answerFrom(
  client: BackendClient,
  fallback: boolean,
  requests: readonly SearchRequestBody[],
  options: CallOptions,
): Promise<SearchAnswer> {
  return {results: await client.search(requests, options), backend: client.type, fallback};
}

/** Answers what the cache does not hold. */
export interface AnswerSource {
  load(requests: readonly SearchRequestBody[], options: CallOptions): Promise<SearchAnswer>;
  readonly suggest: SearchClient['suggest'];
  /** Previews hits and looks for newer content. */
  readonly primary: BackendClient;
}

/** Puts a cache in memory in front of the source. */
export function createCachedClient({load, suggest, primary}: AnswerSource): SearchClient {
  // An answer from the fallback is not kept, so that the configured backend is tried again.
  const cache = createAnswerCache<SearchAnswer>((answer) => !answer.fallback);
  return {
    search(requests, {signal, withRuns = false} = {}) {
      const key = JSON.stringify([withRuns, ...requests]);
      return cache.get(key, (shared) => load(requests, {signal: shared, withRuns}), signal);
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
        console.error('[search] could not check for a newer index:', error);
        return false;
      }
    },
  };
}
