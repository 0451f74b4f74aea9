import type {SearchRecord} from '@help-center/records';

/** A record as it is sent. */
export type HostedRecord = Omit<SearchRecord, 'links'>;

/** Bytes that the service counts for a record. */
export function sizeOf(record: object): number {
  return Buffer.byteLength(JSON.stringify(record));
}

/** Leaves out what only our engine uses, and cuts the text at a word so that the record has at most `maxBytes`. */
export function toHostedRecord({links: _links, ...record}: SearchRecord, maxBytes: number): HostedRecord {
  const excess = sizeOf(record) - maxBytes;
  if (excess <= 0 || record.content === null) return record;
  let content = record.content;
  // Escapes make the size of a text larger than its length; a few rounds find the cut.
  for (let over = excess; over > 0 && content !== ''; over = sizeOf({...record, content}) - maxBytes) {
    content = content.slice(0, Math.max(0, content.length - over)).replace(/\s*\S*$/u, '');
  }
  return {...record, content};
}
