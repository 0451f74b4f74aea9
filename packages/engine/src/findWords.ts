import {HIERARCHY_LEVELS} from '@help-center/records';
import type {Matcher} from './mark/createMatcher.ts';
import type {IndexedRecord, IndexedSection} from './text/IndexedPage.ts';

/**
 * The words of a query that a section has, as bits: first those in its heading path, then for each record those in its text
 * or, for a heading, in its description and keywords.
 */
export type Found = readonly number[];

/** Finds the words of a query in a section. */
export function findWords(matcher: Matcher, section: IndexedSection): Found {
  const findIn = (texts: readonly string[]): number =>
    texts.reduce((bits, text) => bits | matcher.find(text), 0);
  return [findIn(pathTexts(section)), ...section.records.map((record) => findIn(recordTexts(record)))];
}

/** The texts of the heading path of a section. */
export function pathTexts({hierarchy}: IndexedSection): string[] {
  return HIERARCHY_LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null);
}

/** The texts that decide which record of a section is shown. */
function recordTexts({type, content, description, keywords}: IndexedRecord): readonly string[] {
  if (type === 'content') return content === null ? [] : [content];
  return description === null ? keywords : [description, ...keywords];
}
