import {monitorEventLoopDelay, type IntervalHistogram} from 'node:perf_hooks';
import type {IndexStore} from '../indices/createIndexStore.ts';
import type {Metrics} from './createMetrics.ts';

/** Adds gauges of the process and the indices. Returns a function that stops the measurement. */
export function addProcessGauges(metrics: Metrics, indices: IndexStore): () => void {
  const delay: IntervalHistogram = monitorEventLoopDelay({resolution: 20});
  delay.enable();
  metrics.gauge('search_index_records', 'Records that are served, by index.', ['index'], () =>
    indices.status().map(({name, records}) => [{index: name}, records]),
  );
  metrics.gauge(
    'search_index_stale',
    '1 while the files of an index cannot be loaded, by index.',
    ['index'],
    () => indices.status().map(({name, failure}) => [{index: name}, failure === null ? 0 : 1]),
  );
  metrics.gauge('process_resident_memory_bytes', 'Memory of the process.', [], () => [
    [{}, process.memoryUsage.rss()],
  ]);
  metrics.gauge('process_cpu_seconds', 'Processor time of the process since its start.', [], () => {
    const {user, system} = process.cpuUsage();
    return [[{}, (user + system) / 1e6]];
  });
  metrics.gauge(
    'search_event_loop_delay_p99_seconds',
    'How late timers were since the last reading.',
    [],
    () => {
      const seconds = delay.percentile(99) / 1e9;
      delay.reset();
      return [[{}, seconds]];
    },
  );
  return () => delay.disable();
}
