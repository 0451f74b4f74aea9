import {EngineError} from '@help-center/engine';
import {ProtocolError} from '@help-center/engine/protocol';
import {RetryLaterError} from '../errors.ts';

/** The response to an error. */
export interface ErrorAnswer {
  readonly body: {readonly message: string; readonly status: number};
  /** Whole seconds for the header `Retry-After`. */
  readonly retryAfter?: number;
  /** Whether it is the server's fault and belongs in the log. */
  readonly isFault: boolean;
}

/** Messages for Fastify's own errors by status; its texts would reveal the software. */
const MESSAGES: Readonly<Record<number, string>> = {
  400: 'Invalid request',
  404: 'Path not found',
  408: 'Request timeout',
  413: 'Request body is too large',
  414: 'Address is too long',
  415: 'Unsupported content type',
  503: 'The server is stopping',
};

/** Converts anything thrown to a response that does not reveal unexpected errors. */
export function toErrorAnswer(error: unknown): ErrorAnswer {
  if (error instanceof RetryLaterError) {
    return {body: bodyOf(error.status, error.message), retryAfter: error.retryAfter, isFault: false};
  }
  if (error instanceof ProtocolError) return {body: bodyOf(error.status, error.message), isFault: false};
  if (error instanceof EngineError) return {body: bodyOf(503, 'The index cannot be read'), isFault: true};
  const status = (error as {statusCode?: unknown} | null)?.statusCode;
  const message = typeof status === 'number' ? MESSAGES[status] : undefined;
  if (message !== undefined) return {body: bodyOf(status as number, message), isFault: false};
  return {body: bodyOf(500, 'Internal server error'), isFault: true};
}

function bodyOf(status: number, message: string): ErrorAnswer['body'] {
  return {message, status};
}
