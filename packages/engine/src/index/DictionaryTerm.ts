import {stem} from '../analysis/stem.ts';
import type {Postings} from './Posting.ts';
import type {StemmedTerm} from './TermTable.ts';

/** Columns with the data of a dictionary's words by number, which take half the memory of an object per word. */
export interface TermColumns {
  readonly texts: readonly string[];
  readonly frequencies: ArrayLike<number>;
  /** Start of each word's postings in its lists; default 0, for words with their own lists. */
  readonly starts?: ArrayLike<number>;
  /** Cache of computed stems. */
  readonly stems: string[];
  /** Returns the lists with the postings of a word. */
  readonly read: (number: number) => Postings;
}

/** A word of a dictionary. */
export class DictionaryTerm implements StemmedTerm {
  readonly #columns: TermColumns;
  readonly #number: number;

  constructor(columns: TermColumns, number: number) {
    this.#columns = columns;
    this.#number = number;
  }

  get text(): string {
    return this.#columns.texts[this.#number] as string;
  }

  get frequency(): number {
    return this.#columns.frequencies[this.#number] as number;
  }

  get from(): number {
    return this.#columns.starts?.[this.#number] ?? 0;
  }

  get stem(): string {
    return (this.#columns.stems[this.#number] ??= stem(this.text));
  }

  get postings(): Postings {
    return this.#columns.read(this.#number);
  }
}

/** The words of a dictionary, in their order. */
export function createTerms(columns: TermColumns): DictionaryTerm[] {
  return columns.texts.map((_, number) => new DictionaryTerm(columns, number));
}
