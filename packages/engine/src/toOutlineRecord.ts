import {createObjectID, getDeepestLevel, type SearchRecord} from '@help-center/records';
import {pathTexts} from './selectRecords.ts';
import type {Matcher} from './mark/createMatcher.ts';
import type {StoredSection} from './text/TextStore.ts';
import {toRecord} from './text/IndexedPage.ts';

/** Stands where the text of a hit will be. */
const TEXT_TO_COME = '…';

/**
 * Returns the record that a section is shown as before its text is there: its heading, when that holds every word of the
 * query, else a block of text that is yet to come. Its `objectID` is the one of the heading.
 */
export function toOutlineRecord({page, section}: StoredSection, matcher: Matcher): SearchRecord {
  const {hierarchy, url} = section;
  const found = pathTexts(section).reduce((bits, text) => bits | matcher.find(text), 0);
  const deepest = getDeepestLevel(hierarchy);
  const heading = matcher.describe(found).matchedWords.length === matcher.words.length ? deepest : undefined;
  return toRecord(page, section, {
    objectID: createObjectID({url, type: deepest ?? 'content', hierarchy, content: null}),
    type: heading ?? 'content',
    hierarchy,
    content: heading === undefined ? TEXT_TO_COME : null,
    block: heading === undefined ? 'text' : null,
    step: 0,
    description: null,
    keywords: [],
    links: [],
    level: 0,
    position: 0,
  });
}
