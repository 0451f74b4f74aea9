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

/**
 * A 64-bit content hash as 13 characters of base 36, the same in the browser, in Node and in workers.
 * Two 32-bit lanes of MurmurHash3's mixing step with different seeds; it detects damage and names files,
 * it is not a defence against somebody who chooses the bytes.
 */
export function hash64(input: string | Uint8Array): string {
  let high = 0x9e3779b9;
  let low = 0x85ebca6b;
  for (let i = 0; i < input.length; i += 1) {
    const unit = typeof input === 'string' ? input.charCodeAt(i) : (input[i] as number);
    high = Math.imul(high ^ unit, 0xcc9e2d51);
    high = (high << 13) | (high >>> 19);
    low = Math.imul(low ^ unit, 0x1b873593);
    low = (low << 15) | (low >>> 17);
  }
  high = finish(high ^ input.length);
  low = finish(low ^ high);
  return ((BigInt(high) << 32n) | BigInt(low)).toString(36).padStart(13, '0');
}

function finish(lane: number): number {
  let mixed = lane ^ (lane >>> 16);
  mixed = Math.imul(mixed, 0x85ebca6b);
  mixed ^= mixed >>> 13;
  mixed = Math.imul(mixed, 0xc2b2ae35);
  return (mixed ^ (mixed >>> 16)) >>> 0;
}
