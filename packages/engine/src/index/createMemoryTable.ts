import type {Postings} from './Posting.ts';
import {findRange} from './findRange.ts';
import {findSpellings, isSpelling, type Term, type TermTable} from './TermTable.ts';

/** A dictionary that is wholly in memory. */
export function createMemoryTable(postings: ReadonlyMap<string, Postings>, sectionCount: number): TermTable {
  const texts = [...postings.keys()].sort();
  const terms = texts.map((text): Term => {
    const list = postings.get(text) as Postings;
    return {text, frequency: list.sections.length, postings: list};
  });
  const words = terms.filter((term) => isSpelling(term, sectionCount));
  const nothing = Promise.resolve();
  return {
    load: () => nothing,
    loadSpelling: () => nothing,
    withPrefix(prefix) {
      const [from, to] = findRange(texts, prefix);
      return terms.slice(from, to);
    },
    spellings: (initial) => findSpellings(words, initial),
  };
}
