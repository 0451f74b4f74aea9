import type {IndexedSection} from '../text/IndexedPage.ts';

/** Tells which words of one query the records of a section have; sets of words are the bits of a number. */
export interface RecordFinder {
  /** The words in the heading path of a section. */
  findInPath(section: IndexedSection): number;
  /** The words in the text of its record at that place, or, where that is a heading, in its description and keywords. */
  findInRecord(section: IndexedSection, at: number): number;
}
