import type {AnswerBody, HitBody, SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';

/** Who can answer a query: the index in the browser, servers of the site's own, or the hosted service. */
export type BackendType = 'embedded' | 'server' | 'hosted';

/** The answer to one list of requests. */
export interface SearchAnswer {
  /** One result per request, in the order of the requests. */
  readonly results: readonly SearchResultBody[];
  /** Who answered. */
  readonly backend: BackendType;
  /** True when the configured backend failed and the index shipped with the site answered instead. */
  readonly fallback: boolean;
}

/** Settings of one call. */
export interface CallOptions {
  /** Gives the call up; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
}

/** Answers queries, wherever the answers come from. */
export interface SearchClient {
  /** Runs the requests; rejects with one of the errors of `errors.ts`, never with an empty answer in place of a failure. */
  search(requests: readonly SearchRequestBody[], options?: CallOptions): Promise<SearchAnswer>;
  /**
   * The hits of a request without their text, when they can be told earlier; else `undefined`, never an error: whoever
   * asks waits for the answer itself anyway.
   */
  preview(request: SearchRequestBody, options?: CallOptions): Promise<SearchResultBody | undefined>;
  /** At most `max` other queries worth trying, best first; they have not been checked for results. */
  suggest(query: string, max: number, options?: CallOptions): Promise<readonly string[]>;
  /**
   * Makes sure that the next answers are current, and resolves to whether those before were not; a failure is ignored,
   * since what is loaded still answers.
   */
  revalidate(): Promise<boolean>;
}

/** One backend, without cache and without a second one to turn to. */
export interface BackendClient {
  readonly type: BackendType;
  search(requests: readonly SearchRequestBody[], options?: CallOptions): Promise<readonly SearchResultBody[]>;
  /** Missing where an answer is never told in parts. */
  preview?(request: SearchRequestBody, options?: CallOptions): Promise<SearchResultBody | undefined>;
  /** Missing where the backend knows no alternatives. */
  suggest?(query: string, max: number, options?: CallOptions): Promise<readonly string[]>;
  /** Resolves to whether the content has changed. */
  revalidate?(): Promise<boolean>;
  /** Whether every host was found unreachable within the last two minutes. */
  isUnavailable?(): boolean;
  /** Whether the failure is the operator's to mend, so that nobody should stand in and hide it. */
  isMisconfiguration?(error: unknown): boolean;
}

export type {AnswerBody, HitBody, SearchRequestBody, SearchResultBody};
