import type {AnswerBody, HitBody, SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';

/** What answers queries: the index in the browser, the site's own search servers, or the hosted service. */
export type BackendType = 'embedded' | 'server' | 'hosted';

/** The answer to one list of requests. */
export interface SearchAnswer {
  /** One result per request, in the order of the requests. */
  readonly results: readonly SearchResultBody[];
  /** The backend that answered. */
  readonly backend: BackendType;
  /** True when the configured backend failed and the index shipped with the site answered instead. */
  readonly fallback: boolean;
  /** The HTTP status with which the configured backend refused, if that is how it failed. */
  readonly refusal?: number | undefined;
}

/** Settings of one call. */
export interface CallOptions {
  /** Aborts the call; the promise then rejects with the signal's reason. */
  readonly signal?: AbortSignal;
  /** Whether highlights should have text runs beside their HTML where the backend can; default false. */
  readonly withRuns?: boolean;
}

/** Answers queries from any backend. */
export interface SearchClient {
  /** Runs the requests; rejects with one of the errors of `errors.ts` and never hides a failure behind an empty answer. */
  search(requests: readonly SearchRequestBody[], options?: CallOptions): Promise<SearchAnswer>;
  /**
   * The hits of a request without their text, if they are available earlier than the whole answer. Otherwise `undefined`,
   * never an error, as the caller waits for the answer anyway.
   */
  preview(request: SearchRequestBody, options?: CallOptions): Promise<SearchResultBody | undefined>;
  /** At most `max` other queries worth trying, best first; they have not been checked for results. */
  suggest(query: string, max: number, options?: CallOptions): Promise<readonly string[]>;
  /**
   * Makes sure that the next answers are current and resolves to whether earlier ones were outdated. A failure is only
   * logged, as what is loaded still answers.
   */
  revalidate(): Promise<boolean>;
}

/** One backend, without cache and fallback. */
export interface BackendClient {
  readonly type: BackendType;
  search(requests: readonly SearchRequestBody[], options?: CallOptions): Promise<readonly SearchResultBody[]>;
  /** Missing if the backend cannot preview hits. */
  preview?(request: SearchRequestBody, options?: CallOptions): Promise<SearchResultBody | undefined>;
  /** Missing if the backend knows no alternatives. */
  suggest?(query: string, max: number, options?: CallOptions): Promise<readonly string[]>;
  /** Resolves to whether the content has changed. */
  revalidate?(): Promise<boolean>;
  /** Whether every host was unreachable within the last two minutes. */
  isUnavailable?(): boolean;
  /** Whether the operator has to fix the failure; a fallback would hide it. */
  isMisconfiguration?(error: unknown): boolean;
}

export type {AnswerBody, HitBody, SearchRequestBody, SearchResultBody};
