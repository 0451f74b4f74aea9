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
