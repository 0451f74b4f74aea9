import {lowerBound} from './findRange.ts';
import type {Postings} from './Posting.ts';

/** A word of the index. */
export interface Term {
  readonly text: string;
  /** Number of sections it occurs in. */
  readonly frequency: number;
  /** Where it occurs, in lists that it may share with other words. */
  readonly postings: Postings;
  /** Its first place in these lists; it has as many as its frequency. */
  readonly from: number;
}

/** A word of the dictionary. */
export interface StemmedTerm extends Term {
  readonly stem: string;
}

/** The dictionary of an index, whether it is in memory or fetched in parts. */
export interface TermTable {
  /** All words in order; missing when they are not all in memory. */
  readonly texts?: readonly string[];
  /** Makes the terms that start with any of the prefixes available; rejects when a part cannot be read. */
  load(prefixes: readonly string[]): Promise<void>;
  /** Makes the words that a misspelt word may be corrected to available, those with these initial letters. */
  loadSpelling(initials: readonly string[]): Promise<void>;
  /** The loaded terms that start with the prefix, in order of their text. */
  withPrefix(prefix: string): readonly StemmedTerm[];
  /** The words with that initial letter (any for an empty one) that a misspelt word may be corrected to, in order. */
  spellings(initial: string): readonly Spelling[];
}

/** A word that a misspelt one may be corrected to. */
export type Spelling = Pick<Term, 'text' | 'frequency'>;

/** Number of sections from which on a word that occurs only once counts as a slip rather than as a spelling. */
const LARGE = 5000;

/** Tells whether misspelt words may be corrected to this one. */
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

/** Returns the term of that very text, if it is loaded. */
export function findTerm(table: TermTable, text: string): Term | undefined {
  const first = table.withPrefix(text)[0];
  return first?.text === text ? first : undefined;
}

/** The sections that a word occurs in. */
export function sectionsOf({postings, from, frequency}: Term): Uint32Array {
  return postings.sections.subarray(from, from + frequency);
}
