import {IndexDamagedError, IndexVersionError} from '../errors.ts';
import {createTerms, type DictionaryTerm} from './DictionaryTerm.ts';
import {FORMAT_VERSION} from '../IndexManifest.ts';
import {ByteReader} from '../parts/ByteReader.ts';
import {fromUtf8} from '../parts/text.ts';
import type {Postings} from './Posting.ts';

/** Reverses `encodeTerms`. Decodes the postings of a term on first use. */
export function decodeTerms(part: string, bytes: Uint8Array): DictionaryTerm[] {
  const reader = new ByteReader(part, bytes);
  const version = reader.byte();
  if (version !== FORMAT_VERSION) throw new IndexVersionError(version, FORMAT_VERSION);
  const count = reader.varint();
  const texts: string[] = [];
  const frequencies: number[] = [];
  const places: number[] = [];
  let text: Uint8Array = new Uint8Array();
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const shared = reader.varint();
    const rest = reader.bytes(reader.varint());
    const next = new Uint8Array(shared + rest.length);
    next.set(text.subarray(0, shared));
    next.set(rest, shared);
    text = next;
    texts.push(decodeText(part, text));
    frequencies.push(reader.varint());
    places.push(offset);
    offset += reader.varint();
  }
  const start = reader.offset;
  if (start + offset !== bytes.length) {
    throw new IndexDamagedError(
      `the index part "${part}" has ${bytes.length} bytes instead of ${start + offset}`,
    );
  }
  const lists: Postings[] = [];
  return createTerms({
    texts,
    frequencies,
    stems: [],
    read: (number) =>
      (lists[number] ??= decodePostings(
        new ByteReader(part, bytes, start + (places[number] as number)),
        frequencies[number] as number,
      )),
  });
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
    throw new IndexDamagedError(`the index part "${part}" has a term that is not UTF-8`, {cause});
  }
}
