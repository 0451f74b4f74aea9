import {setTimeout as wait} from 'node:timers/promises';
import type {InsightsConfig} from '../config/ServerConfig.ts';
import {messageOf} from '../errors.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {createInsightsStore, type InsightsStore} from './createInsightsStore.ts';
import {createInsightsWriter, type InsightsWriter} from './createInsightsWriter.ts';
import {createSearchLog, type SearchLog} from './createSearchLog.ts';
import {openDatabase} from './openDatabase.ts';

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
export interface CreateInsightsOptions {
  readonly config: InsightsConfig;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
  /** Folder of the compiled thread modules; without it the embedded database runs on the calling thread. */
  readonly threads?: URL | undefined;
}

/** Milliseconds between writes of pending rows, which a crash can lose. */
const FLUSH_MS = 1000;
const DAY_MS = 86_400_000;
/** Longest wait when stopping; service managers kill the process after half a minute. */
const CLOSE_MS = 3000;

/** Starts storing insights. Keeps retrying a database that cannot be opened; searches do not wait for it. */
export function createInsights({config, metrics, onFailure, threads}: CreateInsightsOptions): Insights {
  let openFailure: string | null = null;
  const store = createInsightsStore(
    openDatabase(config, {
      threads,
      onOpened: () => (openFailure = null),
      onFailure(error) {
        openFailure = messageOf(error);
        onFailure(error);
      },
    }),
  );
  const writer = createInsightsWriter({
    store,
    onStored: (rows) => metrics.count('search_insights_rows_total', {}, rows),
    onDropped: (rows) => metrics.count('search_insights_dropped_total', {}, rows),
    onFailure: (error) => {
      metrics.count('search_insights_failures_total');
      onFailure(error);
    },
  });
  const log = createSearchLog({emit: writer.addSearch});
  const purge = (): Promise<void> => store.purge(Date.now() - config.retentionDays * DAY_MS).catch(onFailure);
  const purged = purge();
  const timers = [
    setInterval(() => {
      log.flush();
      void writer.flush();
    }, FLUSH_MS),
    setInterval(() => void purge(), DAY_MS),
  ];
  for (const timer of timers) timer.unref();
  return {
    store,
    writer,
    log,
    failure: () => openFailure ?? writer.failure(),
    async close() {
      for (const timer of timers) clearInterval(timer);
      log.flush(true);
      await Promise.race([purged.then(() => writer.flush()), wait(CLOSE_MS, undefined, {ref: false})]);
      await store.close();
    },
  };
}
