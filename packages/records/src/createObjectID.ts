import {hash64} from './hash64.ts';
import {HIERARCHY_LEVELS, type SearchRecord} from './SearchRecord.ts';

/** What of a record makes its identity. */
export type RecordIdentity = Pick<SearchRecord, 'url' | 'type' | 'hierarchy' | 'content'>;

/**
 * Returns the stable `objectID` of a record: a hash of its address, type, heading path and text.
 * `occurrence` (default 0) counts equal blocks in the same section, so that the second of two equal paragraphs
 * has an id of its own. Text inserted elsewhere in the page leaves the id as it is.
 */
export function createObjectID(record: RecordIdentity, occurrence = 0): string {
  const path = HIERARCHY_LEVELS.map((level) => record.hierarchy[level] ?? '').join('\u0001');
  return hash64([record.url, record.type, path, record.content ?? '', String(occurrence)].join('\u0000'));
}
