import {lowerBound} from './findRange.ts';

/** The sections that a term occurs in, ascending, each with the weight of the term there. */
export interface Postings {
  readonly sections: Uint32Array;
  /** Quantised weights, see {@link encodeWeight}. */
  readonly weights: Uint8Array;
}

const SMALLEST = 1 / 16;
const STEPS_PER_DOUBLING = 4;

const DECODED: Float64Array = Float64Array.from(
  {length: 256},
  (_, step) => SMALLEST * 2 ** (step / STEPS_PER_DOUBLING),
);

/** Quantises a field-weighted, length-normalised term frequency to a byte on a logarithmic scale. */
export function encodeWeight(weight: number): number {
  const step = Math.round(Math.log2(weight / SMALLEST) * STEPS_PER_DOUBLING);
  return Math.min(255, Math.max(0, step));
}

/** Reverses {@link encodeWeight}. */
export function decodeWeight(step: number): number {
  return DECODED[step] as number;
}

/** A word of the index. */
export interface Term {
  readonly text: string;
  /** Number of sections it occurs in. */
  readonly frequency: number;
  /** Its postings, in lists that it may share with other words. */
  readonly postings: Postings;
  /** Its first position in these lists; it has as many entries as its frequency. */
  readonly from: number;
}

/** A word of the dictionary. */
export interface StemmedTerm extends Term {
  readonly stem: string;
}

/** The dictionary of an index, in memory or fetched in parts. */
export interface TermTable {
  /** Loads the terms that start with any of the prefixes. Rejects when a part cannot be read. */
  load(prefixes: readonly string[]): Promise<void>;
  /** Loads the possible corrections with these initial letters. */
  loadSpelling(initials: readonly string[]): Promise<void>;
  /** The loaded terms that start with the prefix, in order of their text. */
  withPrefix(prefix: string): readonly StemmedTerm[];
  /** The loaded possible corrections with an initial letter (any for an empty one), in order. */
  spellings(initial: string): readonly Spelling[];
}

/** A possible correction. */
export type Spelling = Pick<Term, 'text' | 'frequency'>;

/** In sites with more sections, a word that occurs only once counts as a typo. */
const LARGE = 5000;

/** Tells whether a word is a possible correction. */
export function isSpelling({text, frequency}: Spelling, sectionCount: number): boolean {
  return text.length > 2 && frequency > (sectionCount > LARGE ? 1 : 0) && /^[\p{L}\p{M}\p{N}]+$/u.test(text);
}

/** Returns the words of a sorted list that start with an initial letter. */
export function findSpellings(sorted: readonly Spelling[], initial: string): readonly Spelling[] {
  const from = lowerBound(sorted, 0, ({text}) => text < initial);
  return sorted.slice(
    from,
    lowerBound(sorted, from, ({text}) => text.startsWith(initial)),
  );
}

/** Returns the loaded term with exactly this text. */
export function findTerm(table: TermTable, text: string): Term | undefined {
  const first = table.withPrefix(text)[0];
  return first?.text === text ? first : undefined;
}

/** The sections that a word occurs in. */
export function sectionsOf({postings, from, frequency}: Term): Uint32Array {
  return postings.sections.subarray(from, from + frequency);
}
