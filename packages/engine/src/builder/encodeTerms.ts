import type {Postings} from '../index/Posting.ts';
import {FORMAT_VERSION} from '../IndexManifest.ts';
import {ByteWriter} from '../parts/ByteWriter.ts';
import {toUtf8} from '../parts/text.ts';

/** A term and its postings. */
export type TermEntry = readonly [text: string, postings: Postings];

/**
 * Encodes a run of the sorted dictionary: the number of terms; for each term the length of the prefix it shares with the
 * previous one, the rest of its text, its frequency and the size of its postings; then all postings, for each term the
 * distances between its sections followed by its weights. Without `withPostings`, encodes only the words.
 */
export function encodeTerms(entries: readonly TermEntry[], withPostings = true): Uint8Array {
  const dictionary = new ByteWriter();
  const lists = new ByteWriter();
  let before: Uint8Array = new Uint8Array();
  dictionary.byte(FORMAT_VERSION);
  dictionary.varint(entries.length);
  for (const [text, postings] of entries) {
    const bytes = toUtf8(text);
    const shared = countShared(before, bytes);
    const from = lists.length;
    if (withPostings) encodePostings(lists, postings);
    dictionary.varint(shared);
    dictionary.varint(bytes.length - shared);
    dictionary.bytes(bytes.subarray(shared));
    dictionary.varint(postings.sections.length);
    dictionary.varint(lists.length - from);
    before = bytes;
  }
  dictionary.bytes(lists.toBytes());
  return dictionary.toBytes();
}

function encodePostings(writer: ByteWriter, {sections, weights}: Postings): void {
  let before = -1;
  for (const section of sections) {
    writer.varint(section - before - 1);
    before = section;
  }
  writer.bytes(weights);
}

function countShared(a: Uint8Array, b: Uint8Array): number {
  let shared = 0;
  while (shared < Math.min(a.length, b.length) && a[shared] === b[shared]) shared += 1;
  return shared;
}
