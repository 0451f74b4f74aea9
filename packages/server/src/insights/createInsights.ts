import {setTimeout as wait} from 'node:timers/promises';
import type {InsightsConfig} from '../config/ServerConfig.ts';
import {messageOf} from '../errors.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {createInsightsStore, type InsightsStore} from './createInsightsStore.ts';
import {createInsightsWriter, type InsightsWriter} from './createInsightsWriter.ts';
import {createSearchLog, type SearchLog} from './createSearchLog.ts';
import {assertPeer} from '../assertPeer.ts';
import {createPostgresDatabase} from './createPostgresDatabase.ts';
import {createSqliteDatabase} from './createSqliteDatabase.ts';
import type {Database} from './Database.ts';

/** Storage of searches and events. */
export interface Insights {
  readonly store: InsightsStore;
  readonly writer: InsightsWriter;
  readonly log: SearchLog;
  /** Why rows cannot be stored at the moment; `null` if they can. */
  failure(): string | null;
  /** Stores pending rows and closes the database; gives up after a few seconds if it does not answer. */
  close(): Promise<void>;
}

/** Settings of {@link createInsights}. */
interface CreateInsightsOptions {
  readonly config: InsightsConfig;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
}

/** Milliseconds between writes of pending rows, which a crash can lose, and between attempts to open the database. */
const FLUSH_MS = 1000;
const DAY_MS = 86_400_000;
/** Longest wait when stopping; service managers kill the process after half a minute. */
const CLOSE_MS = 3000;

/** Starts storing insights. Keeps retrying a database that cannot be opened; searches do not wait for it. */
export function createInsights({config, metrics, onFailure}: CreateInsightsOptions): Insights {
  const store = createInsightsStore(openDatabase(config));
  /** Why the last attempt to use the database failed. */
  let failing: string | null = null;
  const writer = createInsightsWriter({
    store,
    onStored: (rows) => {
      failing = null;
      metrics.count('search_insights_rows_total', {}, rows);
    },
    onDropped: (rows) => metrics.count('search_insights_dropped_total', {}, rows),
    onFailure: (error) => {
      failing = messageOf(error);
      metrics.count('search_insights_failures_total');
      onFailure(error);
    },
  });
  const log = createSearchLog({emit: writer.addSearch});
  let purging: Promise<void> | undefined;
  /** Deletes old rows, which also tells whether the database works. Reports each reason once. */
  const purge = (): Promise<void> => {
    purging ??= store
      .purge(Date.now() - config.retentionDays * DAY_MS)
      .then(
        () => (failing = null),
        (error: unknown) => {
          if (messageOf(error) !== failing) onFailure(error);
          failing = messageOf(error);
        },
      )
      .then(() => (purging = undefined));
    return purging;
  };
  const purged = purge();
  const timers = [
    setInterval(() => {
      log.flush();
      void writer.flush();
      if (failing !== null) void purge();
    }, FLUSH_MS),
    setInterval(() => void purge(), DAY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    store,
    writer,
    log,
    failure: () => failing,
    async close() {
      for (const timer of timers) clearInterval(timer);
      log.flush(true);
      const close = async (): Promise<void> => {
        await purged;
        await writer.flush();
        await store.close();
      };
      await Promise.race([close(), wait(CLOSE_MS, undefined, {ref: false})]);
    },
  };
}

/**
 * Returns the configured database, which is opened by the first call. Throws `SERVER_MISSING_PEER` when its driver is not
 * installed, and `SERVER_OLD_NODE` when this Node has no SQLite.
 */
export function openDatabase({
  database,
  maxMegabytes,
}: Pick<InsightsConfig, 'database' | 'maxMegabytes'>): Database {
  const isPostgres = /^postgres(?:ql)?:\/\//u.test(database);
  if (!isPostgres) return createSqliteDatabase({file: database, maxMegabytes});
  assertPeer('pg', 'an insights database at a postgres:// address');
  return createPostgresDatabase(database);
}
