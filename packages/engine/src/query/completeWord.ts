import {findNthHighest} from '../rank/heap.ts';
import type {Spelling, Term, TermTable} from '../index/TermTable.ts';

/** What an unfinished word may become. */
interface Completion {
  readonly term: Term;
  /** How likely it is beside the likeliest, up to 1. */
  readonly likelihood: number;
}

/** How completions are chosen; docs/design/ranking.md says how to judge a change. */
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
    families.set(term.stem, (families.get(term.stem) ?? 0) + term.frequency);
    return term;
  });
  const highest = Math.max(...families.values());
  return terms.map((term) => ({
    term,
    likelihood: ((families.get(term.stem) as number) / highest) ** COMPLETION.familyFrequency,
  }));
}

/** Returns at most `count` of the terms, the most frequent ones. */
export function mostFrequent<T extends Spelling>(terms: readonly T[], count: number): readonly T[] {
  if (terms.length <= count) return terms;
  // A single letter starts thousands of words.
  const frequencies = new Float64Array(terms.length);
  for (let at = 0; at < terms.length; at += 1) frequencies[at] = (terms[at] as T).frequency;
  const least = findNthHighest(frequencies, count);
  return terms
    .filter(({frequency}) => frequency >= least)
    .sort((a, b) => b.frequency - a.frequency || (a.text < b.text ? -1 : 1))
    .slice(0, count);
}
