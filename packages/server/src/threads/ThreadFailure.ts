import {EngineError, type EngineErrorCode} from '@help-center/engine';
import {messageOf, ServerError, type ServerErrorCode} from '../errors.ts';

/** An error in transit between threads, which would lose its class. */
export type ThreadFailure =
  | {readonly kind: 'engine'; readonly code: EngineErrorCode; readonly message: string}
  | {readonly kind: 'server'; readonly code: ServerErrorCode; readonly message: string}
  | {readonly kind: 'fault'; readonly message: string};

/** Converts anything thrown to a failure. */
export function toFailure(error: unknown): ThreadFailure {
  const message = messageOf(error);
  if (error instanceof EngineError) return {kind: 'engine', code: error.code, message};
  if (error instanceof ServerError) return {kind: 'server', code: error.code, message};
  return {kind: 'fault', message: error instanceof Error ? (error.stack ?? message) : message};
}

/** Restores the error. */
export function fromFailure(failure: ThreadFailure): Error {
  const {message} = failure;
  if (failure.kind === 'engine') return new EngineError(failure.code, message.replace(/^\[engine\] /u, ''));
  if (failure.kind === 'server')
    return new ServerError(failure.code, message.replace(/^\[search-server\] /u, ''));
  return new Error(message);
}
