import {answerFrom, createCachedClient} from './createCachedClient.ts';
import {isAbort} from './errors.ts';
import type {BackendClient, SearchAnswer, SearchClient, SearchRequestBody} from './types.ts';

/** Settings of {@link createSearchClient}. */
export interface CreateSearchClientOptions {
  /** Who answers. */
  readonly primary: BackendClient;
  /** Who answers when `primary` fails; nobody by default. */
  readonly fallback?: BackendClient | undefined;
}

const SEARCH_FAILED = '[search] the configured search failed; the index shipped with the site answers:';
const INDEX_FAILED = '[search] the index shipped with the site failed; the configured search is asked again:';

/** Joins a search backend, the index that stands in for it, and a cache in memory. */
export function createSearchClient({primary, fallback}: CreateSearchClientOptions): SearchClient {
  async function load(requests: readonly SearchRequestBody[], signal: AbortSignal): Promise<SearchAnswer> {
    if (fallback === undefined) return answerFrom(primary, false, requests, signal);
    // Hosts that were down a moment ago are not waited for, unless nobody else can answer.
    const isDown = primary.isUnavailable?.() ?? false;
    const [first, second] = isDown ? [fallback, primary] : [primary, fallback];
    try {
      return await answerFrom(first, isDown, requests, signal);
    } catch (error) {
      if (isAbort(error) || signal.aborted || first.isMisconfiguration?.(error)) throw error;
      console.error(isDown ? INDEX_FAILED : SEARCH_FAILED, error);
      return answerFrom(second, !isDown, requests, signal).catch((other: unknown) => {
        console.error('[search] nobody else answers either:', other);
        throw isDown ? other : error;
      });
    }
  }

  return createCachedClient({
    load,
    primary,
    async suggest(query, max, options) {
      const source = primary.suggest === undefined ? fallback : primary;
      return source?.suggest?.(query, max, options) ?? dropWords(query).slice(0, max);
    },
  });
}

/** Where nothing better is known, parts of the query are the alternatives: without its last word, without its first, each word alone. */
function dropWords(query: string): readonly string[] {
  const words = query.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2) return [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return Array.from(new Set([words.slice(0, -1).join(' '), words.slice(1).join(' '), ...longestFirst]));
}
