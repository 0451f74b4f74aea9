import type {SampleScores} from './sampleScores.ts';

/** Counts of right and wrong decisions. */
export interface Confusion {
  readonly truePositives: number;
  readonly falsePositives: number;
  readonly falseNegatives: number;
  readonly trueNegatives: number;
}

/** Precision, recall and F1 from 0 to 1; `undefined` for a division by zero. */
export interface Measures {
  readonly precision: number | undefined;
  readonly recall: number | undefined;
  readonly f1: number | undefined;
}

function sum(counts: readonly number[]): number {
  return counts.reduce((total, count) => total + count, 0);
}

function ratio(part: number, whole: number): number | undefined {
  return whole === 0 ? undefined : part / whole;
}

/** The decisions when every candidate from the given twentieth of the score upwards is reported. */
export function confusionAt({objects, others}: SampleScores, step: number): Confusion {
  return {
    truePositives: sum(objects.slice(step)),
    falsePositives: sum(others.slice(step)),
    falseNegatives: sum(objects.slice(0, step)),
    trueNegatives: sum(others.slice(0, step)),
  };
}

/** The usual measures of a set of decisions. */
export function measuresOf({truePositives, falsePositives, falseNegatives}: Confusion): Measures {
  return {
    precision: ratio(truePositives, truePositives + falsePositives),
    recall: ratio(truePositives, truePositives + falseNegatives),
    f1: ratio(2 * truePositives, 2 * truePositives + falsePositives + falseNegatives),
  };
}
