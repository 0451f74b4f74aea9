import type {SearchRecord} from '@help-center/records';

/** A record for the hosted service. */
export type HostedRecord = Omit<SearchRecord, 'links'>;

/** Size of a record in bytes, as the service counts it. */
export function sizeOf(record: object): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Most characters to drop to end at a word; some scripts have no spaces. */
const LONGEST_WORD = 64;

/** Removes what only our engine uses, and cuts the text to at most `maxBytes`, if possible at the end of a word. */
export function toHostedRecord({links: _links, ...record}: SearchRecord, maxBytes: number): HostedRecord {
  const {content} = record;
  if (content === null || sizeOf(record) <= maxBytes) return record;
  const isFitting = (length: number): boolean =>
    sizeOf({...record, content: cutCharacters(content, length)}) <= maxBytes;
  // Searches for the length, because a character has one to six bytes.
  let [fitting, tooLong] = [0, content.length];
  while (tooLong - fitting > 1) {
    const middle = (fitting + tooLong) >> 1;
    if (isFitting(middle)) fitting = middle;
    else tooLong = middle;
  }
  return {...record, content: cutWords(content, fitting)};
}

/** Cuts at the end of a word if one is near. */
function cutWords(text: string, length: number): string {
  const near = Math.max(0, length - LONGEST_WORD);
  const space = text.slice(near, length + 1).search(/\s\S*$/u);
  return space === -1 ? cutCharacters(text, length) : text.slice(0, near + space).trimEnd();
}

/** Cuts without splitting a surrogate pair. */
function cutCharacters(text: string, length: number): string {
  return text.slice(0, length).replace(/[\uD800-\uDBFF]$/u, '');
}
