import {decodeTerms, encodeTerms} from './encodeTerms.ts';
import {findRange} from './findRange.ts';
import {type Postings, findSpellings, isSpelling, type TermTable} from './TermTable.ts';

/** Creates a dictionary that is completely in memory. No closure here may capture `postings`, which would keep them alive. */
export function createMemoryTable(postings: ReadonlyMap<string, Postings>, sectionCount: number): TermTable {
  const terms = decodeTerms(encodeTerms([...postings].sort(([a], [b]) => (a < b ? -1 : 1))));
  const texts = terms.map(({text}) => text);
  const words = terms.filter((term) => isSpelling(term, sectionCount));
  const nothing = Promise.resolve();
  return {
    load: () => nothing,
    loadSpelling: () => nothing,
    withPrefix: (prefix) => terms.slice(...findRange(texts, prefix)),
    spellings: (initial) => findSpellings(words, initial),
  };
}
