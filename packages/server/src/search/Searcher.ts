import {ProtocolError} from '@help-center/engine/protocol';
import type {IndexParts} from '../indices/IndexParts.ts';
import type {SearchAnswer, SearchCall} from './SearchCall.ts';

/** Who answers searches: this thread, or a pool of others. */
export interface Searcher {
  /**
   * Takes indices into use by their names, instead of former ones; those go on answering until then, and when it fails.
   * Resolves to the number of records of each; rejects with the engine's errors.
   */
  open(indices: ReadonlyMap<string, IndexParts>): Promise<ReadonlyMap<string, number>>;
  has(name: string): boolean;
  /** Answers a call unless the signal ends it first. Rejects with a `ProtocolError` or an `EngineError`. */
  answer(call: SearchCall, signal: AbortSignal): Promise<readonly SearchAnswer[]>;
  close(): Promise<void>;
}

/** What becomes of a call whose caller has gone away; nobody reads it. */
export function callerGone(): ProtocolError {
  return new ProtocolError(499, 'The caller has gone away');
}
