import type {InsightsConfig} from '../config/ServerConfig.ts';
import type {Metrics} from '../metrics/createMetrics.ts';
import {createInsightsStore, type InsightsStore} from './createInsightsStore.ts';
import {createInsightsWriter, type InsightsWriter} from './createInsightsWriter.ts';
import {createSearchLog, type SearchLog} from './createSearchLog.ts';
import {openDatabase} from './openDatabase.ts';

/** Everything that keeps searches and events. */
export interface Insights {
  readonly store: InsightsStore;
  readonly writer: InsightsWriter;
  readonly log: SearchLog;
  /** Stores what is waiting and closes the database. */
  close(): Promise<void>;
}

/** Settings of {@link createInsights}. */
export interface CreateInsightsOptions {
  readonly config: InsightsConfig;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
}

const FLUSH_MS = 1000;
const DAY_MS = 86_400_000;

/**
 * Opens the database and starts to store; rejects for a file that cannot be opened. A database server that is away is
 * tried again with each write: searches do not wait for it.
 */
export async function createInsights({config, metrics, onFailure}: CreateInsightsOptions): Promise<Insights> {
  const store = createInsightsStore(openDatabase(config));
  const writer = createInsightsWriter({
    store,
    onStored: (rows) => metrics.count('search_insights_rows_total', {}, rows),
    onDropped: (searches) => metrics.count('search_insights_dropped_total', {}, searches),
    onFailure: (error) => {
      metrics.count('search_insights_failures_total');
      onFailure(error);
    },
  });
  const log = createSearchLog({emit: writer.addSearch});
  const purge = (): Promise<void> => store.purge(Date.now() - config.retentionDays * DAY_MS).catch(onFailure);
  await purge();
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
    async close() {
      for (const timer of timers) clearInterval(timer);
      log.flush(true);
      await writer.flush();
      await store.close();
    },
  };
}
