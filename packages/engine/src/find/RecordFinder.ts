import type {IndexedSection} from '../text/IndexedPage.ts';

/**
 * The words of a query that a section has, as bits: first those in its heading path, then for each record those in its text
 * or, for a heading, in its description and keywords.
 */
export type Found = ArrayLike<number>;

/** Finds the words of one query in sections. */
export interface RecordFinder {
  /** Searches a section; `number` is its number in the site. */
  find(section: IndexedSection, number: number): readonly number[];
}
