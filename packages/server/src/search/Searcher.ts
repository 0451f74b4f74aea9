import {ProtocolError} from '@help-center/engine/protocol';
import type {IndexParts} from '../indices/IndexParts.ts';
import type {SearchAnswer, SearchCall} from './SearchCall.ts';

/** Answers searches, on this thread or a pool of others. */
export interface Searcher {
  /**
   * Opens indices by name and replaces former ones, which stay in use until then or on failure.
   * Resolves to the number of records of each. Rejects with the engine's errors.
   */
  open(indices: ReadonlyMap<string, IndexParts>): Promise<ReadonlyMap<string, number>>;
  has(name: string): boolean;
  /** Answers a call unless the signal aborts it first. Rejects with a `ProtocolError` or an `EngineError`. */
  answer(call: SearchCall, signal: AbortSignal): Promise<readonly SearchAnswer[]>;
  close(): Promise<void>;
}

/** The error of a call whose caller has disconnected; nobody receives it. */
export function callerGone(): ProtocolError {
  return new ProtocolError(499, 'The client closed the connection');
}
