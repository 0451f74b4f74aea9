import {setTimeout as wait} from 'node:timers/promises';
import type {InsightsConfig} from '../config/ServerConfig.ts';
import {messageOf} from '../errors.ts';
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
  /** Why nothing is stored at the moment; `null` when it is. */
  failure(): string | null;
  /** Stores what is waiting and closes the database; gives up on one that does not answer within seconds. */
  close(): Promise<void>;
}

/** Settings of {@link createInsights}. */
export interface CreateInsightsOptions {
  readonly config: InsightsConfig;
  readonly metrics: Metrics;
  readonly onFailure: (error: unknown) => void;
  /** Folder of the compiled thread modules; without it the embedded database works on the calling thread. */
  readonly threads?: URL | undefined;
}

/** Events that came meanwhile are written together: what a crash may take with it. */
const FLUSH_MS = 1000;
const DAY_MS = 86_400_000;
/** Longest wait of a server that is told to stop: service managers kill after half a minute. */
const CLOSE_MS = 3000;

/** Starts to store; a database that cannot be opened is tried again and again: searches do not wait for it. */
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
