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
  /** Runs the requests; rejects with a {@link SearchError} and never hides a failure behind an empty answer. */
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

/** One failed attempt at one host. */
export interface HostFailure {
  readonly host: string;
  /** `timeout`, a network failure, or the HTTP status. */
  readonly reason: 'timeout' | 'network' | number;
}

/** Any failure of a search; `code` is stable. */
export class SearchError extends Error {
  readonly code: string;

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options);
    this.name = 'SearchError';
    this.code = code;
  }
}

/** No host could be reached: each one timed out, failed on the network, or answered neither 2xx nor 4xx. */
export class RetryError extends SearchError {
  readonly failures: readonly HostFailure[];

  constructor(failures: readonly HostFailure[], options?: ErrorOptions) {
    const list = failures.map(({host, reason}) => `${host} (${reason})`).join(', ');
    super(
      'SEARCH_UNREACHABLE',
      `No search host could be reached: ${list}. Check the network connection.`,
      options,
    );
    this.name = 'RetryError';
    this.failures = failures;
  }
}

/** A host refused the request; `status` is the HTTP status. */
export class ApiError extends SearchError {
  readonly status: number;

  constructor(message: string, status: number, options?: ErrorOptions) {
    super('SEARCH_REFUSED', message, options);
    this.name = 'ApiError';
    this.status = status;
  }
}

/** A refusal with more than a message; `detail` is the `error` field as received. */
export class DetailedApiError extends ApiError {
  readonly detail: unknown;

  constructor(message: string, status: number, detail: unknown) {
    super(message, status);
    this.name = 'DetailedApiError';
    this.detail = detail;
  }
}

/** A host answered 2xx without a search answer, such as with an HTML page or an empty body; `response` holds the first 200 characters. */
export class DeserializationError extends SearchError {
  readonly response: string;

  constructor(message: string, response: string, options?: ErrorOptions) {
    super('SEARCH_UNREADABLE', message, options);
    this.name = 'DeserializationError';
    this.response = response.slice(0, 200);
  }
}

/** Whether the error only means that the caller aborted the call. */
export function isAbort(error: unknown): boolean {
  return error instanceof Error && error.name === 'AbortError';
}

/** Any thrown value as an error. */
export function toError(value: unknown): Error {
  return value instanceof Error ? value : new Error(String(value));
}

/** Settles like `promise`, or rejects with the signal's reason as soon as it fires. */
export function rejectOnAbort<T>(promise: Promise<T>, signal: AbortSignal | undefined): Promise<T> {
  if (signal === undefined) return promise;
  return new Promise((resolve, reject) => {
    const abort = () => reject(signal.reason);
    if (signal.aborted) abort();
    signal.addEventListener('abort', abort, {once: true});
    promise.then(resolve, reject).finally(() => signal.removeEventListener('abort', abort));
  });
}
