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
  rejectOnAbort,
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
      return cache.get(key, (shared) => load(requests, {signal: shared, withRuns}), signal);
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

interface Flight<T> {
  readonly promise: Promise<T>;
  readonly controller: AbortController;
  waiting: number;
}

/** Keeps answers in memory and lets equal concurrent requests share one call. */
interface AnswerCache<T> {
  /** The cached answer, the pending one, or that of `load`, whose signal fires once no caller waits any more. */
  get(key: string, load: (signal: AbortSignal) => Promise<T>, signal: AbortSignal | undefined): Promise<T>;
  clear(): void;
}

/** Creates a cache; an answer is kept if `isKept` says so. */
function createAnswerCache<T>(isKept: (answer: T) => boolean): AnswerCache<T> {
  const answers = new Map<string, T>();
  const flights = new Map<string, Flight<T>>();

  function startFlight(key: string, load: (signal: AbortSignal) => Promise<T>): Flight<T> {
    const controller = new AbortController();
    const flight: Flight<T> = {promise: load(controller.signal), controller, waiting: 0};
    flights.set(key, flight);
    void land(key, flight);
    return flight;
  }

  async function land(key: string, flight: Flight<T>): Promise<void> {
    const [outcome] = await Promise.allSettled([flight.promise]);
    // A flight that was aborted, or started before the cache was cleared, is not kept.
    if (flights.get(key) !== flight) return;
    flights.delete(key);
    if (outcome.status === 'fulfilled' && isKept(outcome.value)) keep(key, outcome.value);
  }

  function keep(key: string, answer: T): void {
    answers.delete(key);
    answers.set(key, answer);
    const oldest = answers.keys().next();
    if (answers.size > MAX_ENTRIES && !oldest.done) answers.delete(oldest.value);
  }

  return {
    async get(key, load, signal) {
      signal?.throwIfAborted();
      const known = answers.get(key);
      if (known !== undefined) {
        keep(key, known);
        return known;
      }
      const flight = flights.get(key) ?? startFlight(key, load);
      flight.waiting += 1;
      try {
        return await rejectOnAbort(flight.promise, signal);
      } finally {
        flight.waiting -= 1;
        if (flight.waiting === 0 && signal?.aborted) {
          if (flights.get(key) === flight) flights.delete(key);
          flight.controller.abort(signal.reason);
        }
      }
    },
    clear() {
      answers.clear();
      flights.clear();
    },
  };
}
