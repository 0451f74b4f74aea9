import {collectDefaultMetrics, Counter, Gauge, Histogram, Registry} from 'prom-client';
import type {IndexStatus, IndexStore} from '../indices/createIndexStore.ts';

/** Labels of one sample. */
export type Labels = Readonly<Record<string, string>>;

/** Metrics in the Prometheus text format. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: CounterName, labels?: Labels, amount?: number): void;
  /** Records the duration of a request in seconds. */
  observe(seconds: number, labels: {readonly route: string}): void;
  /** Adds gauges of the indices. */
  watch(indices: IndexStore): void;
  render(): Promise<string>;
}

/** Help text and labels of the counters. */
const COUNTERS = {
  search_http_requests_total: ['Requests answered, by route and status.', 'route', 'status'],
  search_queries_total: ['Searches answered, by index.', 'index'],
  search_queries_empty_total: ['Searches without hits, by index.', 'index'],
  search_queries_cut_off_total: ['Searches that hit the time limit, by index.', 'index'],
  search_agent_calls_total: ['Calls of assistants at /mcp, by tool.', 'tool'],
  search_rate_limited_total: ['Requests refused because their caller sent too many.'],
  search_overloaded_total: ['Requests refused because too many were under way.'],
  search_index_reloads_total: ['Loads of an index after the first one, by result.', 'index', 'result'],
  search_insights_rows_total: ['Rows of searches, events, feedback and agents that were stored.'],
  search_insights_dropped_total: [
    'Rows of searches, events, feedback and agents that the database did not take.',
  ],
  search_insights_failures_total: ['Writes that the database refused.'],
} as const;

/** Name of a counter. */
export type CounterName = keyof typeof COUNTERS;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

/** Creates independent metrics, also of the process; those without labels start at 0. */
export function createMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({register: registry});
  const counters = new Map(
    Object.entries(COUNTERS).map(([name, [help, ...labelNames]]) => [
      name,
      new Counter<string>({name, help, labelNames, registers}),
    ]),
  );
  const seconds = new Histogram({
    name: 'search_http_request_seconds',
    help: 'Seconds from a request to its answer, by route.',
    labelNames: ['route'],
    buckets: BUCKETS,
    registers,
  });

  return {
    count: (name, labels = {}, amount = 1) => counters.get(name)?.inc(labels, amount),
    observe: (value, labels) => seconds.observe(labels, value),
    watch(indices) {
      const addGauge = (name: string, help: string, read: (status: IndexStatus) => number): void => {
        const gauge: Gauge = new Gauge({
          name,
          help,
          labelNames: ['index'],
          registers,
          collect() {
            for (const status of indices.status()) gauge.set({index: status.name}, read(status));
          },
        });
      };
      addGauge('search_index_records', 'Records that are served, by index.', ({records}) => records);
      addGauge(
        'search_index_stale',
        '1 while the files of an index cannot be loaded, by index.',
        ({failure}) => (failure === null ? 0 : 1),
      );
    },
    render: () => registry.metrics(),
  };
}
