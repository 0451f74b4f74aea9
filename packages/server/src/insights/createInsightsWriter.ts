import {messageOf} from '../errors.ts';
import type {InsightsStore} from './createInsightsStore.ts';
import type {InsightsRow, SearchRow} from './InsightsRows.ts';

/** Collects rows and stores them in few transactions. */
export interface InsightsWriter {
  /** Resolves once the rows are on disk. Rejects after two seconds at the latest if they are not stored. */
  write(rows: readonly InsightsRow[]): Promise<void>;
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
  readonly onStored?: (rows: number) => void;
  readonly onFailure?: (error: unknown) => void;
  readonly onDropped?: (rows: number) => void;
}

/** Milliseconds after a failure during which rows of callers are rejected immediately. */
const PAUSE_MS = 2000;
/** Milliseconds that a caller waits for its rows to be stored. */
const PATIENCE_MS = 2000;

interface Waiting {
  readonly rows: readonly InsightsRow[];
  /** Without an error, the rows are stored. */
  readonly settle: (error?: unknown) => void;
}

/** Creates a writer that runs one transaction at a time; rows that arrive meanwhile go into the next one. */
export function createInsightsWriter(options: CreateInsightsWriterOptions): InsightsWriter {
  const {store, maxWaiting = 10_000, maxRows = 2000, onStored, onFailure, onDropped} = options;
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
    const rows = [...batch.searches, ...batch.callers.flatMap((caller) => caller.rows)];
    try {
      await store.write(rows);
      failure = null;
      onStored?.(rows.length);
      for (const caller of batch.callers) caller.settle();
    } catch (error) {
      failure = messageOf(error);
      failedAt = performance.now();
      // Callers are told to send their rows again; searches exist only here.
      searches = [...batch.searches, ...searches];
      limitSearches();
      onFailure?.(error);
      for (const caller of batch.callers) caller.settle(error);
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
      const isPaused = performance.now() - failedAt < PAUSE_MS;
      try {
        if (isPaused || rowsWaiting + rows.length > maxRows)
          throw new Error(failure ?? 'too many rows are waiting to be stored');
        await new Promise<void>((resolve, reject) => {
          const timer = setTimeout(() => reject(new Error('the database is too slow')), PATIENCE_MS);
          rowsWaiting += rows.length;
          callers.push({
            rows,
            settle(error) {
              clearTimeout(timer);
              // Rows in a slow transaction count until it settles.
              rowsWaiting -= rows.length;
              if (error === undefined) resolve();
              else reject(error);
            },
          });
          void flush();
        });
      } catch (error) {
        onDropped?.(rows.length);
        throw error;
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
