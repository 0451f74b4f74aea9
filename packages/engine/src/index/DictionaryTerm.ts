import {stem} from '../analysis/stem.ts';
import type {Postings} from './Posting.ts';
import type {Term} from './TermTable.ts';

/** Returns the lists with the postings of a term. */
export type ReadPostings = (place: number, frequency: number) => Postings;

/** A word of a dictionary. What it says of its stem and its postings it looks up once, when it is asked first. */
export class DictionaryTerm implements Term {
  readonly text: string;
  readonly frequency: number;
  readonly from: number;
  readonly #place: number;
  readonly #read: ReadPostings;
  #stem: string | undefined;
  #postings: Postings | undefined;

  /** `place` is what `read` is asked with; its lists have the postings from `from` on. */
  constructor(text: string, frequency: number, place: number, from: number, read: ReadPostings) {
    this.text = text;
    this.frequency = frequency;
    this.from = from;
    this.#place = place;
    this.#read = read;
  }

  get stem(): string {
    return (this.#stem ??= stem(this.text));
  }

  get postings(): Postings {
    return (this.#postings ??= this.#read(this.#place, this.frequency));
  }
}
