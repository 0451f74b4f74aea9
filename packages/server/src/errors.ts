import {ProtocolError} from '@help-center/engine/protocol';

/** What can go wrong outside of a request; the codes are stable. */
export type ServerErrorCode =
  | 'SERVER_BAD_CONFIG'
  | 'SERVER_BAD_ARGUMENT'
  | 'SERVER_BAD_RECORDS'
  | 'SERVER_BAD_INDEX'
  | 'SERVER_DATABASE'
  | 'SERVER_MISSING_PEER'
  | 'SERVER_PUSH';

/** An error whose message names the file, field or value at fault and the remedy. */
export class ServerError extends Error {
  override readonly name = 'ServerError';
  readonly code: ServerErrorCode;

  constructor(code: ServerErrorCode, message: string, options?: ErrorOptions) {
    super(`[search-server] ${message}`, options);
    this.code = code;
  }
}

/** A request that may be sent again after `retryAfter` whole seconds. */
export class RetryLaterError extends ProtocolError {
  readonly retryAfter: number;

  constructor(status: 429 | 503, message: string, retryAfter: number) {
    super(status, message);
    this.retryAfter = retryAfter;
  }
}

/** Reads a message from whatever was thrown. */
export function messageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}
