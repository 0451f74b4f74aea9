import type {Matcher} from '../mark/createMatcher.ts';
import type {RecordFinder} from './RecordFinder.ts';
import {pathTexts, recordTexts} from './recordTexts.ts';

/** Creates a finder that searches the texts themselves. */
export function createTextFinder(matcher: Matcher): RecordFinder {
  const findIn = (texts: readonly string[]): number =>
    texts.reduce((bits, text) => bits | matcher.find(text), 0);
  return {
    find: (section) => [
      findIn(pathTexts(section)),
      ...section.records.map((record) => findIn(recordTexts(record))),
    ],
  };
}
