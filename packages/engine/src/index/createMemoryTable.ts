import {createTerms, type TermColumns} from './DictionaryTerm.ts';
import type {Postings} from './Posting.ts';
import {findRange} from './findRange.ts';
import {findSpellings, isSpelling, type TermTable} from './TermTable.ts';

/** Creates a dictionary that is completely in memory. */
export function createMemoryTable(postings: ReadonlyMap<string, Postings>, sectionCount: number): TermTable {
  const texts = [...postings.keys()].sort();
  const terms = createTerms(packColumns(texts, postings));
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

/**
 * Packs the postings of all terms into shared lists, because separate lists would take many times the memory. No closure
 * here may capture `postings`, which would keep them alive.
 */
function packColumns(texts: readonly string[], postings: ReadonlyMap<string, Postings>): TermColumns {
  const frequencies = new Uint32Array(texts.length);
  const starts = new Uint32Array(texts.length);
  let size = 0;
  for (const [number, text] of texts.entries()) {
    starts[number] = size;
    size += frequencies[number] = (postings.get(text) as Postings).sections.length;
  }
  const packed = {sections: new Uint32Array(size), weights: new Uint8Array(size)};
  for (const [number, text] of texts.entries()) {
    const {sections, weights} = postings.get(text) as Postings;
    packed.sections.set(sections, starts[number]);
    packed.weights.set(weights, starts[number]);
  }
  return {texts, frequencies, starts, stems: [], read: () => packed};
}
