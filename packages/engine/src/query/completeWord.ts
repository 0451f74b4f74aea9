import {stemOften} from '../analysis/stemOften.ts';
import type {Spelling, Term, TermTable} from '../index/TermTable.ts';

/** What an unfinished word may become. */
export interface Completion {
  readonly term: Term;
  /** How likely it is beside the likeliest, up to 1. */
  readonly likelihood: number;
}

/** How completions are chosen; decision 0003 has the measurements. */
export const COMPLETION = {
  /** Most completions that are looked up; the most frequent ones win. */
  max: 64,
  /** Exponent of the frequency of a word with its inflections, beside that of the most frequent such family. */
  familyFrequency: 0.2,
};

/** Returns what an unfinished word may become, the word itself included if the index has it. */
export function completeWord(table: TermTable, text: string): Completion[] {
  const families = new Map<string, number>();
  const terms = mostFrequent(table.withPrefix(text), COMPLETION.max).map((term) => {
    const family = stemOften(term.text);
    families.set(family, (families.get(family) ?? 0) + term.frequency);
    return {term, family};
  });
  const highest = Math.max(...families.values());
  return terms.map(({term, family}) => ({
    term,
    likelihood: ((families.get(family) as number) / highest) ** COMPLETION.familyFrequency,
  }));
}

/** Returns at most `count` of the terms, the most frequent ones. */
export function mostFrequent<T extends Spelling>(terms: readonly T[], count: number): readonly T[] {
  if (terms.length <= count) return terms;
  // A single letter starts thousands of words; sorting bare numbers leaves few of them to sort by their text.
  const frequencies = Uint32Array.from(terms, ({frequency}) => frequency).sort();
  const least = frequencies[frequencies.length - count] as number;
  return terms
    .filter(({frequency}) => frequency >= least)
    .sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, count);
}
