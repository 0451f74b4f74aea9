import type {Matcher} from '../mark/createMatcher.ts';
import type {IndexedRecord} from '../text/IndexedPage.ts';
import type {RecordFinder} from './RecordFinder.ts';
import {pathTexts, recordTexts} from './recordTexts.ts';

/** Creates a finder that looks into the texts; nothing need be known of them before. */
export function createTextFinder(matcher: Matcher): RecordFinder {
  const findIn = (texts: readonly string[]): number =>
    texts.reduce((bits, text) => bits | matcher.find(text), 0);
  return {
    findInPath: (section) => findIn(pathTexts(section)),
    findInRecord: ({records}, at) => findIn(recordTexts(records[at] as IndexedRecord)),
  };
}
