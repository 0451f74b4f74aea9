import {IndexDamagedError, IndexVersionError} from '../errors.ts';
import {DictionaryTerm, type ReadPostings} from './DictionaryTerm.ts';
import {FORMAT_VERSION} from '../IndexManifest.ts';
import {ByteReader} from '../parts/ByteReader.ts';
import {fromUtf8} from '../parts/text.ts';
import type {Postings} from './Posting.ts';

/** Reverses `encodeTerms`; the postings of a term are decoded when they are first asked for. */
export function decodeTerms(part: string, bytes: Uint8Array): DictionaryTerm[] {
  const reader = new ByteReader(part, bytes);
  const version = reader.byte();
  if (version !== FORMAT_VERSION) throw new IndexVersionError(version, FORMAT_VERSION);
  const count = reader.varint();
  const terms: DictionaryTerm[] = [];
  let text: Uint8Array = new Uint8Array();
  let offset = 0;
  let start = 0;
  const read: ReadPostings = (place, frequency) =>
    decodePostings(new ByteReader(part, bytes, start + place), frequency);
  for (let index = 0; index < count; index += 1) {
    const shared = reader.varint();
    const rest = reader.bytes(reader.varint());
    const next = new Uint8Array(shared + rest.length);
    next.set(text.subarray(0, shared));
    next.set(rest, shared);
    text = next;
    terms.push(new DictionaryTerm(decodeText(part, text), reader.varint(), offset, 0, read));
    offset += reader.varint();
  }
  start = reader.offset;
  if (start + offset !== bytes.length) {
    throw new IndexDamagedError(
      `the index part "${part}" has ${bytes.length} bytes instead of ${start + offset}`,
    );
  }
  return terms;
}

function decodePostings(reader: ByteReader, frequency: number): Postings {
  const sections = new Uint32Array(frequency);
  let before = -1;
  for (let index = 0; index < frequency; index += 1) {
    before += reader.varint() + 1;
    sections[index] = before;
  }
  return {sections, weights: reader.bytes(frequency)};
}

function decodeText(part: string, bytes: Uint8Array): string {
  try {
    return fromUtf8(bytes);
  } catch (cause) {
    throw new IndexDamagedError(`the index part "${part}" holds a term that is not UTF-8`, {cause});
  }
}
