import {ProtocolError} from '@help-center/engine/protocol';

/** Stable codes of errors outside of requests. */
export type ServerErrorCode =
  | 'SERVER_BAD_CONFIG'
  | 'SERVER_BAD_ARGUMENT'
  | 'SERVER_BAD_RECORDS'
  | 'SERVER_BAD_INDEX'
  | 'SERVER_DATABASE'
  | 'SERVER_MISSING_PEER'
  | 'SERVER_OLD_NODE'
  | 'SERVER_PUSH';

/** An error whose message names the file, field or value at fault and how to fix it. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: ErrorOptions) {
    super(`[search-server] ${message}`, options);
    this.code = code;
  }
}

/** Refuses a request that can be retried after `retryAfter` whole seconds. */
export class RetryLaterError extends ProtocolError {
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(status, message);
    this.retryAfter = retryAfter;
  }
}

/** The message of anything thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
