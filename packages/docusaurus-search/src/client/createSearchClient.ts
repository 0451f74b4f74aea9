import {
  type BackendClient,
  type CallOptions,
  type SearchAnswer,
  type SearchClient,
  type SearchRequestBody,
  ApiError,
  isAbort,
} from './SearchClient.ts';

/** Settings of {@link createSearchClient}. */
export interface CreateSearchClientOptions {
  /** The configured backend. */
  readonly primary: BackendClient;
  /** The backend that answers when `primary` fails; none by default. */
  readonly fallback?: BackendClient | undefined;
}

const SEARCH_FAILED = '[search] the configured search failed; using the index shipped with the site:';
const INDEX_FAILED = '[search] the index shipped with the site failed; trying the configured search again:';

/** Most answers kept; the least recently used one is dropped first. */
const MAX_ANSWERS = 50;

/** Combines a search backend, its fallback and a cache in memory. */
export function createSearchClient({primary, fallback}: CreateSearchClientOptions): SearchClient {
  let answers = new Map<string, SearchAnswer>();

  async function ask(
    client: BackendClient,
    requests: readonly SearchRequestBody[],
    options: CallOptions,
  ): Promise<SearchAnswer> {
    return {
      results: await client.search(requests, options),
      backend: client.type,
      fallback: client !== primary,
    };
  }

  async function load(requests: readonly SearchRequestBody[], options: CallOptions): Promise<SearchAnswer> {
    if (fallback === undefined) return ask(primary, requests, options);
    // Hosts that were down a moment ago are tried only if the fallback fails.
    const isDown = primary.isUnavailable?.() ?? false;
    const [first, second] = isDown ? [fallback, primary] : [primary, fallback];
    try {
      return await ask(first, requests, options);
    } catch (error) {
      if (isAbort(error) || options.signal?.aborted || first.isMisconfiguration?.(error)) throw error;
      console.error(isDown ? INDEX_FAILED : SEARCH_FAILED, error);
      const answer = await ask(second, requests, options).catch((other: unknown) => {
        console.error('[search] the fallback failed, too:', other);
        throw isDown ? other : error;
      });
      return !isDown && error instanceof ApiError ? {...answer, refusal: error.status} : answer;
    }
  }

  return {
    async search(requests, {signal, withRuns = false} = {}) {
      // An answer that was asked for before the cache was cleared goes into the former one.
      const kept = answers;
      const key = JSON.stringify([withRuns, ...requests]);
      const answer = kept.get(key) ?? (await load(requests, {...(signal && {signal}), withRuns}));
      // An answer from the fallback is not kept, so that the configured backend is tried again.
      if (answer.fallback) return answer;
      kept.delete(key);
      kept.set(key, answer);
      if (kept.size > MAX_ANSWERS) kept.delete(kept.keys().next().value as string);
      return answer;
    },
    async preview(request, options) {
      try {
        return await primary.preview?.(request, options);
      } catch {
        return undefined;
      }
    },
    async suggest(query, max, options) {
      const source = primary.suggest === undefined ? fallback : primary;
      return source?.suggest?.(query, max, options) ?? dropWords(query).slice(0, max);
    },
    async revalidate() {
      try {
        const isNewer = (await primary.revalidate?.()) ?? false;
        if (isNewer) answers = new Map();
        return isNewer;
      } catch (error) {
        console.error('[search] could not check for a newer index:', error);
        return false;
      }
    },
  };
}

/** Alternatives for backends that suggest none: the query without its last word, without its first, and each word alone. */
function dropWords(query: string): readonly string[] {
  // Quotes and excluded words are no words to search for.
  const plain = query.replaceAll(/(?<!\S)-\S+|["“”„«»]/gu, ' ');
  const words = plain.split(/\s+/u).filter((word) => word !== '');
  if (words.length < 2) return [];
  const longestFirst = words.toSorted((a, b) => b.length - a.length);
  return Array.from(new Set([words.slice(0, -1).join(' '), words.slice(1).join(' '), ...longestFirst]));
}
