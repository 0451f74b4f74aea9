import {DictionaryTerm} from './DictionaryTerm.ts';
import type {Postings} from './Posting.ts';
import {findRange} from './findRange.ts';
import {findSpellings, isSpelling, type TermTable} from './TermTable.ts';

/** A dictionary that is wholly in memory. */
export function createMemoryTable(postings: ReadonlyMap<string, Postings>, sectionCount: number): TermTable {
  const texts = [...postings.keys()].sort();
  const terms = packTerms(texts, postings);
  const words = terms.filter((term) => isSpelling(term, sectionCount));
  const nothing = Promise.resolve();
  return {
    texts,
    load: () => nothing,
    loadSpelling: () => nothing,
    withPrefix(prefix) {
      const [from, to] = findRange(texts, prefix);
      return terms.slice(from, to);
    },
    spellings: (initial) => findSpellings(words, initial),
  };
}

/** The postings of all terms are one after the other: lists of its own for each would take many times the memory. */
function packTerms(texts: readonly string[], postings: ReadonlyMap<string, Postings>): DictionaryTerm[] {
  const lists = texts.map((text) => postings.get(text) as Postings);
  const size = lists.reduce((sum, {sections}) => sum + sections.length, 0);
  const packed = {sections: new Uint32Array(size), weights: new Uint8Array(size)};
  const read = (): Postings => packed;
  let from = 0;
  return texts.map((text, index) => {
    const {sections, weights} = lists[index] as Postings;
    packed.sections.set(sections, from);
    packed.weights.set(weights, from);
    from += sections.length;
    return new DictionaryTerm(text, sections.length, 0, from - sections.length, read);
  });
}
