import type {SearchRecord} from '@help-center/records';

/** A record as it is sent. */
export type HostedRecord = Omit<SearchRecord, 'links'>;

/** Bytes that the service counts for a record. */
export function sizeOf(record: object): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Most characters that are given up to end at a word; some scripts write whole paragraphs without a space. */
const LONGEST_WORD = 64;

/**
 * Leaves out what only our engine uses, and cuts the text so that the record has at most `maxBytes`: at a word where there
 * is a space nearby, otherwise between two characters.
 */
export function toHostedRecord({links: _links, ...record}: SearchRecord, maxBytes: number): HostedRecord {
  const {content} = record;
  if (content === null || sizeOf(record) <= maxBytes) return record;
  const isFitting = (length: number): boolean =>
    sizeOf({...record, content: cutCharacters(content, length)}) <= maxBytes;
  // A character has one to six bytes, so that no length can be reckoned.
  let [fitting, tooLong] = [0, content.length];
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (isFitting(middle)) fitting = middle;
    else tooLong = middle;
  }
  return {...record, content: cutWords(content, fitting)};
}

/** Cuts at a word where that costs little. */
function cutWords(text: string, length: number): string {
  const near = Math.max(0, length - LONGEST_WORD);
  const space = text.slice(near, length + 1).search(/\s\S*$/u);
  return space === -1 ? cutCharacters(text, length) : text.slice(0, near + space).trimEnd();
}

/** Leaves no half of a character. */
function cutCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');
}
