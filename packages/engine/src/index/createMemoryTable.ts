import type {Postings} from './Posting.ts';
import {findRange} from './findRange.ts';
import {findSpellings, isSpelling, type Term, type TermTable} from './TermTable.ts';

/** The postings of all terms, one after the other: a list of its own for each term takes many times the memory. */
interface PackedPostings {
  readonly sections: Uint32Array;
  readonly weights: Uint8Array;
}

/** A term whose postings are a stretch of the packed ones. */
class PackedTerm implements Term {
  readonly text: string;
  readonly frequency: number;
  readonly #from: number;
  readonly #packed: PackedPostings;

  constructor(text: string, frequency: number, from: number, packed: PackedPostings) {
    this.text = text;
    this.frequency = frequency;
    this.#from = from;
    this.#packed = packed;
  }

  get postings(): Postings {
    const {sections, weights} = this.#packed;
    const to = this.#from + this.frequency;
    return {sections: sections.subarray(this.#from, to), weights: weights.subarray(this.#from, to)};
  }
}

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

function packTerms(texts: readonly string[], postings: ReadonlyMap<string, Postings>): Term[] {
  const lists = texts.map((text) => postings.get(text) as Postings);
  const size = lists.reduce((sum, {sections}) => sum + sections.length, 0);
  const packed = {sections: new Uint32Array(size), weights: new Uint8Array(size)};
  let from = 0;
  return texts.map((text, index) => {
    const {sections, weights} = lists[index] as Postings;
    packed.sections.set(sections, from);
    packed.weights.set(weights, from);
    from += sections.length;
    return new PackedTerm(text, sections.length, from - sections.length, packed);
  });
}
