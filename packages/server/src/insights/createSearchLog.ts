import {createHmac, randomBytes} from 'node:crypto';
import type {SearchRow} from './InsightsRows.ts';

/** An answered search. */
export interface AnsweredSearch {
  /** Anything that distinguishes readers; never stored. */
  readonly caller: string;
  readonly queryID: string;
  readonly index: string;
  readonly query: string;
  readonly hits: number;
}

/** Finds the searches that readers settled on among those of every key press. */
export interface SearchLog {
  record(search: AnsweredSearch): void;
  /** Emits the searches that are older than the wait, or all of them. */
  flush(all?: boolean): void;
}

/** Settings of {@link createSearchLog}. */
export interface CreateSearchLogOptions {
  readonly emit: (row: SearchRow) => void;
  /** Milliseconds during which further typing replaces a search; default 3000. */
  readonly waitMs?: number;
  /** Most readers to remember; default 5000. */
  readonly maxWaiting?: number;
  /** Clock in milliseconds; default `Date.now`. */
  readonly now?: () => number;
}

/**
 * Creates a log that merges a reader's "c", "ca" and "cam" into one search, "cam". Readers are distinguished by a digest
 * with a random key, which is kept in memory only and only for the wait.
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
      const text = hidePersonal(query);
      const row: SearchRow = {table: 'searches', id: queryID, at: now(), index, query: text, hits};
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

/** Whether `query` continues or shortens `former`. */
function isTypedOn(former: string, query: string): boolean {
  const [a, b] = [former.toLowerCase(), query.toLowerCase()];
  return a.startsWith(b) || b.startsWith(a);
}

/** Most characters to store of a query. */
const MAX_QUERY = 128;

/** Prepares a text for storage: one line, truncated, with e-mail addresses and long numbers replaced. */
export function hidePersonal(text: string, maxLength: number = MAX_QUERY): string {
  return text
    .slice(0, 4 * maxLength)
    .replace(/[^\s@]+@[^\s@]+/gu, '(address)')
    .replace(/\d[\d\s().-]{7,}\d/gu, '(number)')
    .replace(/[\p{C}\s]+/gu, ' ')
    .trim()
    .slice(0, maxLength)
    .replace(/\p{Surrogate}/gu, '');
}
