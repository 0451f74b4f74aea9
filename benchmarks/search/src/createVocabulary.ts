import {createRandom} from '../../relevance/src/createRandom.ts';

const ONSETS = 'b c d f g h j k l m n p r s t v w z br cl cr dr fl gr pl pr sc sh sl sp st str th tr'.split(
  ' ',
);
const VOWELS = 'a e i o u a e i o ai ea ie oo ou'.split(' ');
const CODAS = ['', '', '', 'n', 'r', 's', 't', 'l', 'm', 'ck', 'nd', 'nt', 'rd', 'st'];
const ENDINGS = ['', '', '', '', 'er', 'ing', 'ion', 's', 'ed', 'able', 'ment'];
const FUNCTION_WORDS =
  'the to a of and in is for you that it with on be this as can are or from by if an not your when use will set'.split(
    ' ',
  );

/** Words by falling frequency, the function words of English first. */
export interface Vocabulary {
  readonly words: readonly string[];
  /** Draws a word by Zipf's law: the word of rank r with probability proportional to 1/(r + 2.7). */
  readonly draw: (random: () => number) => string;
}

/** Makes distinct pronounceable words and their frequencies; the same seed and size give the same words. */
export function createVocabulary(size: number, seed: number): Vocabulary {
  const random = createRandom(seed);
  const words = new Set<string>(FUNCTION_WORDS);
  while (words.size < size) words.add(makeWord(random, words.size));
  const list = [...words];
  const cumulated = new Float64Array(list.length);
  let sum = 0;
  // Zipf-Mandelbrot with the usual shift for English text.
  for (let rank = 0; rank < list.length; rank++) cumulated[rank] = sum += 1 / (rank + 2.7);
  return {words: list, draw: (draws) => list[findRank(cumulated, draws() * sum)] ?? 'the'};
}

/** Frequent words are short, rare ones long. */
function makeWord(random: () => number, rank: number): string {
  const syllables = 1 + Math.floor(random() * (1 + Math.log10(rank + 1) / 1.5));
  let word = '';
  for (let i = 0; i < syllables; i++) word += pick(ONSETS, random) + pick(VOWELS, random);
  return word + pick(CODAS, random) + pick(ENDINGS, random);
}

/** An element of a list, each as likely. Throws for an empty list. */
export function pick<Value>(list: readonly Value[], random: () => number): Value {
  const value = list[Math.floor(random() * list.length)];
  if (value === undefined) throw new Error('There is nothing to pick from an empty list.');
  return value;
}

/** A whole number from `low` to `high`, each as likely. */
export function between(low: number, high: number, random: () => number): number {
  return low + Math.floor(random() * (high - low + 1));
}

export function capitalise(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}

/** Index of the first value that is not below the target. */
function findRank(cumulated: Float64Array, target: number): number {
  let low = 0;
  let high = cumulated.length - 1;
  while (low < high) {
    const middle = (low + high) >> 1;
    if ((cumulated[middle] ?? 0) < target) low = middle + 1;
    else high = middle;
  }
  return low;
}
