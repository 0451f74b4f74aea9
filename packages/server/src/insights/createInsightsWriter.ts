import {messageOf} from '../errors.ts';
import type {InsightsStore} from './createInsightsStore.ts';
import {countRows, type InsightsBatch, type SearchRow} from './InsightsRows.ts';
import {settleWithin} from './settleWithin.ts';

/** Collects rows and stores them in few transactions. */
export interface InsightsWriter {
  /** Resolves once the rows are on disk. Rejects after two seconds at the latest if they are not stored. */
  write(rows: InsightsBatch): Promise<void>;
  /** Adds a search to the next write. */
  addSearch(row: SearchRow): void;
  /** Stores pending rows. Never rejects. */
  flush(): Promise<void>;
}

/** Settings of {@link createInsightsWriter}. */
export interface CreateInsightsWriterOptions {
  readonly store: Pick<InsightsStore, 'write'>;
  /** Most pending searches while the database fails; the oldest are dropped. Default 10000. */
  readonly maxWaiting?: number;
  /** Most pending rows of callers; further ones are rejected immediately. Default 2000. */
  readonly maxRows?: number;
  /** Milliseconds after a failure during which rows of callers are rejected immediately. Default 2000. */
  readonly pauseMs?: number;
  /** Milliseconds that a caller waits for its rows to be stored. Default 2000. */
  readonly patienceMs?: number;
  readonly onStored?: (rows: number) => void;
  readonly onFailure?: (error: unknown) => void;
  readonly onDropped?: (rows: number) => void;
}

interface Waiting {
  readonly rows: InsightsBatch;
  readonly resolve: () => void;
  readonly reject: (error: unknown) => void;
}

/** Creates a writer that runs one transaction at a time; rows that arrive meanwhile go into the next one. */
export function createInsightsWriter(options: CreateInsightsWriterOptions): InsightsWriter {
  const {store, maxWaiting = 10_000, maxRows = 2000, pauseMs = 2000, patienceMs = 2000} = options;
  const {onStored, onFailure, onDropped} = options;
  let searches: SearchRow[] = [];
  let callers: Waiting[] = [];
  let running: Promise<void> | undefined;
  let failure: string | null = null;
  let failedAt = Number.NEGATIVE_INFINITY;
  let rowsWaiting = 0;

  async function writeOnce(): Promise<void> {
    const batch = {searches, callers};
    searches = [];
    callers = [];
    const rows = joinRows([{searches: batch.searches}, ...batch.callers.map((caller) => caller.rows)]);
    try {
      await store.write(rows);
      failure = null;
      onStored?.(countRows(rows));
      for (const caller of batch.callers) caller.resolve();
    } catch (error) {
      failure = messageOf(error);
      failedAt = performance.now();
      // Callers are told to send their rows again; searches exist only here.
      searches = [...batch.searches, ...searches];
      limitSearches();
      onFailure?.(error);
      for (const caller of batch.callers) caller.reject(error);
    }
  }

  function limitSearches(): void {
    const excess = searches.length - maxWaiting;
    if (excess <= 0) return;
    searches = searches.slice(excess);
    onDropped?.(excess);
  }

  function flush(): Promise<void> {
    running ??= (async () => {
      do await writeOnce();
      while (callers.length > 0);
    })().finally(() => {
      running = undefined;
    });
    return running;
  }

  return {
    async write(rows) {
      const count = countRows(rows);
      const isPaused = performance.now() - failedAt < pauseMs;
      if (isPaused || rowsWaiting + count > maxRows) {
        onDropped?.(count);
        throw new Error(failure ?? 'too many rows are waiting to be stored');
      }
      rowsWaiting += count;
      const stored = new Promise<void>((resolve, reject) => {
        callers.push({rows, resolve, reject});
        void flush();
      });
      try {
        await settleWithin(patienceMs, stored, 'the database is too slow');
      } catch (error) {
        onDropped?.(count);
        throw error;
      } finally {
        // Rows in a slow transaction count until it settles.
        void stored.catch(() => undefined).then(() => (rowsWaiting -= count));
      }
    },
    addSearch(row) {
      searches.push(row);
      limitSearches();
    },
    async flush() {
      await running;
      if (searches.length > 0 || callers.length > 0) await flush();
    },
  };
}

function joinRows(batches: readonly InsightsBatch[]): InsightsBatch {
  return {
    searches: batches.flatMap(({searches = []}) => searches),
    events: batches.flatMap(({events = []}) => events),
    feedback: batches.flatMap(({feedback = []}) => feedback),
    sessions: batches.flatMap(({sessions = []}) => sessions),
    agentReads: batches.flatMap(({agentReads = []}) => agentReads),
  };
}
