import type {PlannedWord} from '../query/planQuery.ts';

/**
 * How far an unfinished word is as rare as one of its completions: 0 as all of them together, 1 as one. All together
 * are so frequent that the word would hardly count before it is finished.
 */
const COMPLETION_RARITY = 0.25;

/** Returns the inverse document frequency of a word whose forms together occur in `count` of `total` sections. */
export function getRarity(total: number, {word, forms}: PlannedWord, count: number): number {
  const together = inverseFrequency(total, count);
  if (!word.prefix || count === 0) return together;
  let sum = 0;
  let occurrences = 0;
  for (const {term} of forms) {
    sum += term.frequency * inverseFrequency(total, term.frequency);
    occurrences += term.frequency;
  }
  return together + COMPLETION_RARITY * (sum / occurrences - together);
}

/** BM25's inverse document frequency in its form without negative values. */
function inverseFrequency(total: number, count: number): number {
  return Math.log(1 + (total - count + 0.5) / (count + 0.5));
}
