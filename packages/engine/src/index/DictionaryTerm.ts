import {stem} from '../analysis/stem.ts';
import type {Postings} from './Posting.ts';
import type {StemmedTerm} from './TermTable.ts';

/** What a dictionary knows of its words, by their number: lists, as a field of every word would take twice the memory. */
export interface TermColumns {
  readonly texts: readonly string[];
  readonly frequencies: ArrayLike<number>;
  /** Where the postings of each word begin; a list of its own for a word begins at 0, which may be left out. */
  readonly starts?: ArrayLike<number>;
  /** The stems that were asked for. */
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
