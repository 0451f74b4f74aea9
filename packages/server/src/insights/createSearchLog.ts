import {createHmac, randomBytes} from 'node:crypto';
import {hidePersonal} from './hidePersonal.ts';
import type {SearchRow} from './InsightsRows.ts';

/** A search that was answered. */
export interface AnsweredSearch {
  /** Whatever tells one reader from another; it is never stored. */
  readonly caller: string;
  readonly queryID: string;
  readonly index: string;
  readonly query: string;
  readonly hits: number;
}

/** Takes a search that was answered. */
export type RecordSearch = (search: AnsweredSearch) => void;

/** Finds the searches that readers settled on among those of every key press. */
export interface SearchLog {
  readonly record: RecordSearch;
  /** Passes on the searches that are older than the wait, or all of them. */
  flush(all?: boolean): void;
}

/** Settings of {@link createSearchLog}. */
export interface CreateSearchLogOptions {
  readonly emit: (row: SearchRow) => void;
  /** Milliseconds in which typing on replaces a search; default 3000. */
  readonly waitMs?: number;
  /** Readers remembered at most; default 5000. */
  readonly maxWaiting?: number;
  /** Default `Date.now`. */
  readonly now?: () => number;
}

/**
 * Creates a log in which "c", "ca" and "cam" of one reader become one search, "cam". Readers are told apart by a keyed
 * digest that lives in memory for the wait only; the key is random and dies with the process.
 */
export function createSearchLog(options: CreateSearchLogOptions): SearchLog {
  const {emit, waitMs = 3000, maxWaiting = 5000, now = Date.now} = options;
  const secret = randomBytes(32);
  const waiting = new Map<string, SearchRow>();

  function release(key: string): void {
    const row = waiting.get(key);
    waiting.delete(key);
    if (row !== undefined) emit(row);
  }

  return {
    record({caller, queryID, index, query, hits}) {
      const key = createHmac('sha256', secret).update(`${index}\n${caller}`).digest('base64');
      const row: SearchRow = {queryID, at: now(), index, query: hidePersonal(query), hits};
      const former = waiting.get(key);
      if (former !== undefined && (row.at - former.at > waitMs || !isTypedOn(former.query, row.query)))
        release(key);
      waiting.delete(key);
      waiting.set(key, row);
      if (waiting.size > maxWaiting) release(waiting.keys().next().value as string);
    },
    flush(all = false) {
      const limit = now() - waitMs;
      for (const [key, {at}] of waiting) if (all || at <= limit) release(key);
    },
  };
}

/** Whether a reader who typed `former` has typed on, or gone back, to `query`. */
function isTypedOn(former: string, query: string): boolean {
  const [a, b] = [former.toLowerCase(), query.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}
