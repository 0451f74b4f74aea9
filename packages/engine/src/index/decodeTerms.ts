import {IndexDamagedError, IndexVersionError} from '../errors.ts';
import {FORMAT_VERSION} from '../IndexManifest.ts';
import {ByteReader} from '../parts/ByteReader.ts';
import {fromUtf8} from '../parts/text.ts';
import type {Postings} from './Posting.ts';
import type {Term} from './TermTable.ts';

/** Reverses `encodeTerms`; the postings of a term are decoded when they are first asked for. */
export function decodeTerms(part: string, bytes: Uint8Array): Term[] {
  const reader = new ByteReader(part, bytes);
  const version = reader.byte();
  if (version !== FORMAT_VERSION) throw new IndexVersionError(version, FORMAT_VERSION);
  const count = reader.varint();
  const entries: {text: string; frequency: number; offset: number}[] = [];
  let text: Uint8Array = new Uint8Array();
  let offset = 0;
  for (let index = 0; index < count; index += 1) {
    const shared = reader.varint();
    const rest = reader.bytes(reader.varint());
    const next = new Uint8Array(shared + rest.length);
    next.set(text.subarray(0, shared));
    next.set(rest, shared);
    text = next;
    entries.push({text: decodeText(part, text), frequency: reader.varint(), offset});
    offset += reader.varint();
  }
  const start = reader.offset;
  if (start + offset !== bytes.length) {
    throw new IndexDamagedError(
      `the index part "${part}" has ${bytes.length} bytes instead of ${start + offset}`,
    );
  }
  return entries.map((entry) => createTerm(part, bytes, start, entry));
}

function createTerm(
  part: string,
  bytes: Uint8Array,
  start: number,
  {text, frequency, offset}: {text: string; frequency: number; offset: number},
): Term {
  let postings: Postings | undefined;
  return {
    text,
    frequency,
    get postings(): Postings {
      postings ??= decodePostings(new ByteReader(part, bytes, start + offset), frequency);
      return postings;
    },
  };
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
