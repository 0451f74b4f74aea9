import {toError, type SearchClient, type SearchRequestBody, type SearchResultBody} from '../SearchClient.ts';
import {cutQuery} from './cutQuery.ts';

/** The query that shows the keyboard shortcuts instead of searching. */
export const KEYS_QUERY = '?';

/** Milliseconds without an answer after which hits are shown without their text, if the backend can preview them. */
const PREVIEW_DELAY_MS = 100;

/** Milliseconds after which an unanswered request counts as stalled. */
const STALL_THRESHOLD_MS = 300;

/** `stalled` means loading for more than 300 ms, `error` that no backend could answer. */
type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What the dialog or the search page shows. */
export interface SearchState<Scope = undefined> {
  /** As typed, at most 64 characters. */
  readonly query: string;
  /** What the query is limited to, if the caller limits it. */
  readonly scope: Scope | undefined;
  readonly status: SearchStatus;
  /** The newest answer, shown until the next one arrives; `null` without a query. */
  readonly result: SearchResultBody | null;
  /** The results of the other requests for the query. */
  readonly others: readonly SearchResultBody[];
  /** Whether the hits of `result` are still without their texts. */
  readonly previewed: boolean;
  /** The query that `result` answers. */
  readonly answeredQuery: string;
  readonly answeredScope: Scope | undefined;
  /** Whether the index shipped with the site answered in place of the configured backend. */
  readonly fallback: boolean;
  /** HTTP status with which that backend refused, if it did. */
  readonly refusal?: number | undefined;
  readonly error: Error | null;
  /** Other queries that have results; filled when `result` is empty. */
  readonly suggestions: readonly string[];
}

/** Settings of {@link createSearchSession}. */
interface CreateSearchSessionOptions<Scope> {
  readonly client: SearchClient;
  /** The requests for a query, that for its hits first. */
  readonly buildRequests: (
    query: string,
    scope: Scope | undefined,
  ) => readonly [SearchRequestBody, ...SearchRequestBody[]];
  /** Whether the search page asks, which shows neither hits without their texts nor the keyboard shortcuts; false by default. */
  readonly isPage?: boolean;
  /** Milliseconds to wait for the next key before searching; 0 by default. */
  readonly debounceMs?: number;
}

/** The search of one dialog or page: takes queries, drops outdated answers, never throws. */
interface SearchSession<Scope> {
  getState(): SearchState<Scope>;
  subscribe(listener: () => void): () => void;
  setQuery(query: string, scope?: Scope): void;
  /** Repeats the current query. */
  retry(): void;
  /** Aborts pending requests. */
  stop(): void;
}

const IDLE = {
  query: '',
  scope: undefined,
  status: 'idle',
  result: null,
  others: [],
  previewed: false,
  answeredQuery: '',
  answeredScope: undefined,
  fallback: false,
  error: null,
  suggestions: [],
} as const;

/** Creates a session without a query. */
export function createSearchSession<Scope = undefined>(
  options: CreateSearchSessionOptions<Scope>,
): SearchSession<Scope> {
  const {client, buildRequests, isPage = false, debounceMs = 0} = options;
  const listeners = new Set<() => void>();
  let state: SearchState<Scope> = IDLE;
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<SearchState<Scope>>): void {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
  }

  async function ask(query: string, scope: Scope | undefined, {signal}: AbortController): Promise<void> {
    const requests = buildRequests(query, scope);
    const stall = setTimeout(() => update({status: 'stalled'}), STALL_THRESHOLD_MS);
    const wait = setTimeout(() => void showPreview(query, requests[0], signal), PREVIEW_DELAY_MS);
    const clearTimers = () => {
      clearTimeout(stall);
      clearTimeout(wait);
    };
    signal.addEventListener('abort', clearTimers, {once: true});
    try {
      const {results, fallback, refusal} = await client.search(requests, {signal, withRuns: true});
      const [result, ...others] = results;
      if (signal.aborted || result === undefined) return;
      clearTimers();
      update({
        status: 'idle',
        result,
        others,
        previewed: false,
        answeredQuery: query,
        answeredScope: scope,
        fallback,
        refusal,
        error: null,
        suggestions: [],
      });
      if (result.nbHits > 0) return;
      const suggestions = await findSuggestions(
        client,
        query,
        (text) => buildRequests(text, scope)[0],
        signal,
      );
      if (!signal.aborted) update({suggestions});
    } catch (error) {
      if (!signal.aborted) update({status: 'error', error: toError(error)});
    } finally {
      clearTimers();
    }
  }

  async function showPreview(query: string, request: SearchRequestBody, signal: AbortSignal): Promise<void> {
    if (isPage) return;
    const result = await client.preview(request, {signal});
    const isAwaited = state.query === query && (state.status === 'loading' || state.status === 'stalled');
    if (result === undefined || result.nbHits === 0 || signal.aborted || !isAwaited) return;
    update({result, previewed: true, answeredQuery: query, fallback: false});
  }

  function start(query: string, scope: Scope | undefined): void {
    stop();
    if (query.trim() === '' || (query.trim() === KEYS_QUERY && !isPage)) {
      update({...IDLE, query, scope});
      return;
    }
    update({query, scope, status: 'loading', error: null});
    const mine = controller;
    if (debounceMs === 0) void ask(query, scope, mine);
    else timer = setTimeout(() => void ask(query, scope, mine), debounceMs);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery(text, scope) {
      const query = cutQuery(text);
      if (query !== state.query || scope !== state.scope) start(query, scope);
    },
    retry: () => start(state.query, state.scope),
    stop,
  };
}

/** Alternative queries offered when nothing was found. */
const SUGGESTION_LIMIT = 3;

/** Other queries to offer when nothing was found; none when they cannot be had, as the answer itself stands. */
export async function findSuggestions(
  client: SearchClient,
  query: string,
  buildRequest: (query: string) => SearchRequestBody,
  signal: AbortSignal,
): Promise<readonly string[]> {
  try {
    const candidates = await client.suggest(query, 2 * SUGGESTION_LIMIT, {signal});
    const found = await checkSuggestions(client, candidates, buildRequest, signal);
    return found.slice(0, SUGGESTION_LIMIT);
  } catch (error) {
    if (!signal.aborted) console.error('[search] could not load suggestions:', error);
    return [];
  }
}

/** The candidates that have results under the same conditions, in the same order. */
async function checkSuggestions(
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

/** Whether the hits on screen answer the query and only lack their texts. */
export function isPreview({previewed, answeredQuery, query}: SearchState): boolean {
  return previewed && answeredQuery === query;
}

/** Whether there are no hits to show beside the error. */
export function isFailed(state: SearchState): boolean {
  return state.status === 'error' && !isPreview(state);
}
