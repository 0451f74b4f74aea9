import type {IndexedSection} from '../text/IndexedPage.ts';

/**
 * Which words of one query a section has, as the bits of numbers: first those in its heading path, then for each record
 * those in its text, or, where it is a heading, in its description and keywords.
 */
export type Found = ArrayLike<number>;

/** Finds the words of one query in sections. */
export interface RecordFinder {
  /** Looks into a section, whose number in the site is given. */
  find(section: IndexedSection, number: number): readonly number[];
}
