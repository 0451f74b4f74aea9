import {HIERARCHY_LEVELS} from '@help-center/records';
import type {IndexedRecord, IndexedSection} from '../text/IndexedPage.ts';

/** The texts of the heading path of a section. */
export function pathTexts({hierarchy}: IndexedSection): string[] {
  return HIERARCHY_LEVELS.map((level) => hierarchy[level]).filter((text) => text !== null);
}

/** The texts by which a record is chosen. */
export function recordTexts({type, content, description, keywords}: IndexedRecord): readonly string[] {
  if (type === 'content') return content === null ? [] : [content];
  return description === null ? keywords : [description, ...keywords];
}
