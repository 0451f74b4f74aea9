/** Labels of one sample. */
export type Labels = Readonly<Record<string, string>>;

/** Numbers in the Prometheus text format. */
export interface Metrics {
  /** Adds to a counter. */
  count(name: string, labels?: Labels, amount?: number): void;
  /** Adds one observation, in seconds, to a histogram. */
  observe(name: string, seconds: number, labels?: Labels): void;
  /** Registers a number that is read when the metrics are; a function may give several. */
  gauge(name: string, help: string, read: () => readonly (readonly [labels: Labels, value: number])[]): void;
  /** The text that `/metrics` answers. */
  render(): string;
}

/** The counters and histograms and what they say; other names are a mistake of the program. */
const HELP = {
  search_http_requests_total: 'Requests answered, by route and status.',
  search_http_request_seconds: 'Seconds from a request to its answer, by route.',
  search_queries_total: 'Searches answered, by index.',
  search_queries_empty_total: 'Searches without hits, by index.',
  search_queries_cut_off_total: 'Searches that hit the time limit, by index.',
  search_agent_calls_total: 'Calls of assistants at /mcp, by tool.',
  search_agent_reads_total: 'Markdown pages and lists of pages that the web server has sent, by kind.',
  search_rate_limited_total: 'Requests refused because their caller sent too many.',
  search_overloaded_total: 'Requests refused because too many were under way.',
  search_threads_replaced_total: 'Threads that stopped answering searches and were replaced.',
  search_index_reloads_total: 'Loads of an index after the first one, by result.',
  search_insights_rows_total: 'Searches and events that were stored.',
  search_insights_dropped_total: 'Searches that were given up because the database did not take them.',
  search_insights_failures_total: 'Writes that the database refused.',
} as const;

const BUCKETS = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5];

interface Histogram {
  readonly counts: number[];
  sum: number;
  total: number;
}

/** Creates an empty set of metrics. */
export function createMetrics(): Metrics {
  const counters = new Map<string, Map<string, number>>();
  const histograms = new Map<string, Map<string, Histogram>>();
  const gauges: {name: string; help: string; read: Parameters<Metrics['gauge']>[2]}[] = [];

  return {
    count(name, labels = {}, amount = 1) {
      const values = counters.get(name) ?? new Map<string, number>();
      const key = renderLabels(labels);
      counters.set(name, values.set(key, (values.get(key) ?? 0) + amount));
    },
    observe(name, seconds, labels = {}) {
      const series = histograms.get(name) ?? new Map<string, Histogram>();
      histograms.set(name, series);
      const key = renderLabels(labels);
      const histogram = series.get(key) ?? {counts: BUCKETS.map(() => 0), sum: 0, total: 0};
      series.set(key, histogram);
      BUCKETS.forEach((bound, index) => {
        if (seconds <= bound) histogram.counts[index] = (histogram.counts[index] as number) + 1;
      });
      histogram.sum += seconds;
      histogram.total += 1;
    },
    gauge(name, help, read) {
      gauges.push({name, help, read});
    },
    render() {
      const lines: string[] = [];
      const head = (name: string, type: string, help: string): void => {
        lines.push(`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`);
      };
      for (const [name, values] of counters) {
        head(name, 'counter', HELP[name as keyof typeof HELP]);
        for (const [labels, value] of values) lines.push(`${name}${braces(labels)} ${value}`);
      }
      for (const [name, series] of histograms) {
        head(name, 'histogram', HELP[name as keyof typeof HELP]);
        for (const [labels, histogram] of series) lines.push(...renderHistogram(name, labels, histogram));
      }
      for (const {name, help, read} of gauges) {
        head(name, 'gauge', help);
        for (const [labels, value] of read()) lines.push(`${name}${braces(renderLabels(labels))} ${value}`);
      }
      return `${lines.join('\n')}\n`;
    },
  };
}

function renderHistogram(name: string, labels: string, {counts, sum, total}: Histogram): string[] {
  const bucket = (bound: string, count: number): string =>
    `${name}_bucket${braces([labels, `le="${bound}"`].filter((part) => part !== '').join(','))} ${count}`;
  return [
    ...BUCKETS.map((bound, index) => bucket(String(bound), counts[index] as number)),
    bucket('+Inf', total),
    `${name}_sum${braces(labels)} ${sum}`,
    `${name}_count${braces(labels)} ${total}`,
  ];
}

function braces(labels: string): string {
  return labels === '' ? '' : `{${labels}}`;
}

function renderLabels(labels: Labels): string {
  return Object.entries(labels)
    .map(([name, value]) => `${name}="${value.replace(/[\\"]/gu, '\\$&').replace(/\n/gu, '\\n')}"`)
    .join(',');
}
