import {KEYS_QUERY, PREVIEW_DELAY_MS, STALL_THRESHOLD_MS} from '../constants.ts';
import {toError} from '../errors.ts';
import type {SearchClient, SearchRequestBody, SearchResultBody} from '../types.ts';
import {findSuggestions} from './findSuggestions.ts';
import {cutQuery} from './cutQuery.ts';

/** `stalled` means loading for more than 300 ms, `error` that no backend could answer. */
export type SearchStatus = 'idle' | 'loading' | 'stalled' | 'error';

/** What the dialog shows. */
export interface SearchState {
  /** As typed, at most 64 characters. */
  readonly query: string;
  readonly status: SearchStatus;
  /** The newest answer, shown until the next one arrives; `null` without a query. */
  readonly result: SearchResultBody | null;
  /** Whether the hits of `result` are still without their texts. */
  readonly previewed: boolean;
  /** The query that `result` answers. */
  readonly answeredQuery: string;
  /** Whether the index shipped with the site answered in place of the configured backend. */
  readonly fallback: boolean;
  /** HTTP status with which that backend refused, if it did. */
  readonly refusal?: number | undefined;
  readonly error: Error | null;
  /** Other queries that have results; filled when `result` is empty. */
  readonly suggestions: readonly string[];
}

/** Settings of {@link createSearchSession}. */
export interface CreateSearchSessionOptions {
  readonly client: SearchClient;
  /** The request for a query. */
  readonly buildRequest: (query: string) => SearchRequestBody;
  /** Milliseconds to wait for the next key before searching; 0 by default. */
  readonly debounceMs?: number;
}

/** The search of one dialog: takes queries, drops outdated answers, never throws. */
export interface SearchSession {
  getState(): SearchState;
  subscribe(listener: () => void): () => void;
  setQuery(query: string): void;
  /** Repeats the current query. */
  retry(): void;
  /** Aborts pending requests. */
  stop(): void;
}

const IDLE: SearchState = {
  query: '',
  status: 'idle',
  result: null,
  previewed: false,
  answeredQuery: '',
  fallback: false,
  error: null,
  suggestions: [],
};

/** Creates a session without a query. */
export function createSearchSession(options: CreateSearchSessionOptions): SearchSession {
  const {client, buildRequest, debounceMs = 0} = options;
  const listeners = new Set<() => void>();
  let state = IDLE;
  let controller = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;

  function update(change: Partial<SearchState>): void {
    state = {...state, ...change};
    for (const listener of listeners) listener();
  }

  function stop(): void {
    clearTimeout(timer);
    controller.abort();
    controller = new AbortController();
  }

  async function ask(query: string, {signal}: AbortController): Promise<void> {
    const stall = setTimeout(() => update({status: 'stalled'}), STALL_THRESHOLD_MS);
    const wait = setTimeout(() => void showPreview(query, signal), PREVIEW_DELAY_MS);
    const clearTimers = () => {
      clearTimeout(stall);
      clearTimeout(wait);
    };
    signal.addEventListener('abort', clearTimers, {once: true});
    try {
      const {results, fallback, refusal} = await client.search([buildRequest(query)], {
        signal,
        withRuns: true,
      });
      const [result] = results;
      if (signal.aborted || result === undefined) return;
      clearTimers();
      update({
        status: 'idle',
        result,
        previewed: false,
        answeredQuery: query,
        fallback,
        refusal,
        error: null,
        suggestions: [],
      });
      if (result.nbHits > 0) return;
      const suggestions = await findSuggestions(client, query, buildRequest, signal);
      if (!signal.aborted) update({suggestions});
    } catch (error) {
      if (!signal.aborted) update({status: 'error', error: toError(error)});
    } finally {
      clearTimers();
    }
  }

  async function showPreview(query: string, signal: AbortSignal): Promise<void> {
    const result = await client.preview(buildRequest(query), {signal});
    const isAwaited = state.query === query && (state.status === 'loading' || state.status === 'stalled');
    if (result === undefined || result.nbHits === 0 || signal.aborted || !isAwaited) return;
    update({result, previewed: true, answeredQuery: query, fallback: false});
  }

  function start(query: string): void {
    stop();
    if (query.trim() === '' || query.trim() === KEYS_QUERY) {
      update({...IDLE, query});
      return;
    }
    update({query, status: 'loading', error: null});
    const mine = controller;
    if (debounceMs === 0) void ask(query, mine);
    else timer = setTimeout(() => void ask(query, mine), debounceMs);
  }

  return {
    getState: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    setQuery(text) {
      const query = cutQuery(text);
      if (query !== state.query) start(query);
    },
    retry: () => start(state.query),
    stop,
  };
}
