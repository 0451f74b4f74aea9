import {
  answerFrom,
  createClient,
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

/** Combines a search backend, its fallback and a cache in memory. */
export function createSearchClient({primary, fallback}: CreateSearchClientOptions): SearchClient {
  async function load(requests: readonly SearchRequestBody[], options: CallOptions): Promise<SearchAnswer> {
    if (fallback === undefined) return answerFrom(primary, false, requests, options);
    // Hosts that were down a moment ago are tried only if the fallback fails.
    const isDown = primary.isUnavailable?.() ?? false;
    const [first, second] = isDown ? [fallback, primary] : [primary, fallback];
    try {
      return await answerFrom(first, isDown, requests, options);
    } catch (error) {
      if (isAbort(error) || options.signal?.aborted || first.isMisconfiguration?.(error)) throw error;
      console.error(isDown ? INDEX_FAILED : SEARCH_FAILED, error);
      const answer = await answerFrom(second, !isDown, requests, options).catch((other: unknown) => {
        console.error('[search] the fallback failed, too:', other);
        throw isDown ? other : error;
      });
      return !isDown && error instanceof ApiError ? {...answer, refusal: error.status} : answer;
    }
  }

  // An answer from the fallback is not kept, so that the configured backend is tried again.
  const cache = createAnswerCache<SearchAnswer>((answer) => !answer.fallback);
  return createClient({
    load(requests, {signal, withRuns = false}) {
      const key = JSON.stringify([withRuns, ...requests]);
      return cache.get(key, () => load(requests, {...(signal && {signal}), withRuns}));
    },
    primary,
    onNewer: cache.clear,
    async suggest(query, max, options) {
      const source = primary.suggest === undefined ? fallback : primary;
      return source?.suggest?.(query, max, options) ?? dropWords(query).slice(0, max);
    },
  });
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

/** Most answers kept; the least recently used one is dropped first. */
const MAX_ENTRIES = 50;

/** Keeps answers in memory. */
interface AnswerCache<T> {
  /** The cached answer, or that of `load`. */
  get(key: string, load: () => Promise<T>): Promise<T>;
  clear(): void;
}

/** Creates a cache; an answer is kept if `isKept` says so. */
function createAnswerCache<T>(isKept: (answer: T) => boolean): AnswerCache<T> {
  let answers = new Map<string, T>();
  return {
    async get(key, load) {
      // An answer that was asked for before the cache was cleared goes into the former one.
      const current = answers;
      const answer = current.get(key) ?? (await load());
      if (!isKept(answer)) return answer;
      current.delete(key);
      current.set(key, answer);
      const oldest = current.keys().next();
      if (current.size > MAX_ENTRIES && !oldest.done) current.delete(oldest.value);
      return answer;
    },
    clear() {
      answers = new Map();
    },
  };
}
