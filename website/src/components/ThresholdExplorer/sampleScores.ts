/** Number of candidates in each twentieth of the score, from 0 to 1. */
export interface SampleScores {
  /** Candidates that are the object looked for. */
  readonly objects: readonly number[];
  /** Candidates that are something else. */
  readonly others: readonly number[];
}

/**
 * Made-up scores of 120 objects and 160 other things.
 * At 0.50 they give the worked example of the pages: 80 right, 20 false alarms, 40 misses.
 */
export const sampleScores: SampleScores = {
  objects: [0, 1, 1, 2, 3, 4, 5, 7, 8, 9, 9, 9, 10, 10, 10, 9, 8, 7, 5, 3],
  others: [26, 24, 21, 18, 14, 11, 9, 7, 6, 4, 4, 4, 3, 3, 2, 2, 1, 1, 0, 0],
};
