import type {QueryVariant} from './readPairs.ts';

/** The deepest rank that counts. */
export const DEEPEST_RANK = 10;

/** One engine's answer to one spelling of one question. */
export interface Measurement {
  readonly engine: string;
  readonly corpus: string;
  readonly group: string;
  readonly variant: QueryVariant;
  readonly pair: string;
  /** What was asked. */
  readonly query: string;
  /** Rank of the first right page among distinct pages, 1 to 10; `null` if it is not there. */
  readonly rank: number | null;
  /** True when the engine found nothing at all. */
  readonly isEmpty: boolean;
}

/** Averages over a set of measurements; every value is from 0 to 1. */
export interface Metrics {
  readonly successAt1: number;
  readonly successAt3: number;
  /** Mean of 1/rank, 0 below rank 10. */
  readonly reciprocalRank: number;
  /** Share of questions with no result at all. */
  readonly zeroResults: number;
  /** Number of measurements. */
  readonly count: number;
}

/** Rank of the first right page among the distinct pages of a result list; `null` below rank 10. */
export function rankOf(urls: readonly string[], rightPages: ReadonlySet<string>): number | null {
  const pages = [...new Set(urls.map(pageOf))].slice(0, DEEPEST_RANK);
  const index = pages.findIndex((page) => rightPages.has(page));
  return index === -1 ? null : index + 1;
}

/** The page of a hit: its url without the fragment and a closing slash. */
export function pageOf(url: string): string {
  return url.replace(/#.*$/, '').replace(/\/$/, '');
}

/** 1/rank, or 0 when the page was not found. */
export function reciprocalRank(measurement: Pick<Measurement, 'rank'>): number {
  return measurement.rank === null ? 0 : 1 / measurement.rank;
}

/** Averages over all measurements alike. Throws for none, because an average of nothing is not 0. */
export function average(measurements: readonly Measurement[]): Metrics {
  if (measurements.length === 0) throw new Error('There is nothing to average: no measurement was made.');
  const mean = (value: (measurement: Measurement) => number): number =>
    measurements.reduce((sum, measurement) => sum + value(measurement), 0) / measurements.length;
  return {
    successAt1: mean(({rank}) => Number(rank === 1)),
    successAt3: mean(({rank}) => Number(rank !== null && rank <= 3)),
    reciprocalRank: mean(reciprocalRank),
    zeroResults: mean(({isEmpty}) => Number(isEmpty)),
    count: measurements.length,
  };
}

/** Averages each corpus, then the corpora, so that a large corpus does not outweigh a small one. */
export function averageOfCorpora(measurements: readonly Measurement[]): Metrics {
  const perCorpus = [...groupBy(measurements, ({corpus}) => corpus).values()].map(average);
  if (perCorpus.length === 0) return average(measurements);
  const mean = (value: (metrics: Metrics) => number): number =>
    perCorpus.reduce((sum, metrics) => sum + value(metrics), 0) / perCorpus.length;
  return {
    successAt1: mean((metrics) => metrics.successAt1),
    successAt3: mean((metrics) => metrics.successAt3),
    reciprocalRank: mean((metrics) => metrics.reciprocalRank),
    zeroResults: mean((metrics) => metrics.zeroResults),
    count: measurements.length,
  };
}

/** Groups values by a key, in order of first appearance. */
export function groupBy<Value>(
  values: readonly Value[],
  key: (value: Value) => string,
): Map<string, Value[]> {
  const groups = new Map<string, Value[]>();
  for (const value of values) {
    const name = key(value);
    const group = groups.get(name);
    if (group === undefined) groups.set(name, [value]);
    else group.push(value);
  }
  return groups;
}
