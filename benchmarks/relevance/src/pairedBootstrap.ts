import {createRandom} from './createRandom.ts';

/** Resamples of every comparison. */
export const RESAMPLES = 10_000;

const SEED = 20_261_121;

/** A difference of two engines on the same questions, with what chance alone could make of it. */
export interface Comparison {
  /** Mean of the differences, each stratum weighing the same. */
  readonly difference: number;
  /** Bounds of the 95 % percentile interval. */
  readonly low: number;
  readonly high: number;
  /** Two-sided: how often a resample crosses zero, at least 1/resamples. */
  readonly p: number;
}

/**
 * Paired bootstrap: draws the questions of each stratum (corpus) with replacement and averages the differences.
 * Same input, same result: the generator has a fixed seed. Empty strata are ignored; throws when all are empty.
 */
export function pairedBootstrap(
  strata: readonly (readonly number[])[],
  resamples: number = RESAMPLES,
): Comparison {
  const filled = strata.filter((differences) => differences.length > 0);
  if (filled.length === 0)
    throw new Error('There is nothing to compare: no question was answered by both engines.');
  const random = createRandom(SEED);
  const means = new Float64Array(resamples);
  for (let i = 0; i < resamples; i++) {
    means[i] = meanOf(filled.map((differences) => meanOfDraw(differences, random)));
  }
  means.sort();
  const below = means.filter((mean) => mean <= 0).length;
  const above = means.filter((mean) => mean >= 0).length;
  return {
    difference: meanOf(filled.map(meanOf)),
    low: means[Math.floor(0.025 * resamples)] ?? Number.NaN,
    high: means[Math.min(resamples - 1, Math.ceil(0.975 * resamples) - 1)] ?? Number.NaN,
    p: Math.min(1, Math.max(1 / resamples, (2 * Math.min(below, above)) / resamples)),
  };
}

function meanOfDraw(differences: readonly number[], random: () => number): number {
  let sum = 0;
  for (let i = 0; i < differences.length; i++)
    sum += differences[Math.floor(random() * differences.length)] ?? 0;
  return sum / differences.length;
}

function meanOf(values: readonly number[]): number {
  return values.reduce((sum, value) => sum + value, 0) / values.length;
}
