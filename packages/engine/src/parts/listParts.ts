import type {CoreJson} from '../openIndex.ts';
import {parseJsonBytes} from './text.ts';

/**
 * Returns the names of the files that a part refers to, the most useful first: none for the file of a small site, the rest
 * of the index for the core of a large one. Throws like `openIndex` for other bytes.
 */
export function listParts(name: string, bytes: Uint8Array): string[] {
  const {terms, spelling, text, outline} = parseJsonBytes<Partial<CoreJson>>(name, bytes);
  return [
    ...nameAll('outline', 'json', outline?.hashes),
    ...nameAll('terms', 'bin', terms?.hashes),
    ...nameAll('text', 'json', text?.hashes),
    ...nameAll('words', 'bin', spelling?.hashes),
  ];
}

/**
 * Returns the files of the dictionary with their first terms, in order: a term is in the last file whose first term does not
 * come after it. None for a small site. Throws like `openIndex` for other bytes.
 */
export function listTermParts(
  name: string,
  bytes: Uint8Array,
): readonly (readonly [first: string, name: string])[] {
  const {terms} = parseJsonBytes<Partial<CoreJson>>(name, bytes);
  return nameAll('terms', 'bin', terms?.hashes).map((file, number) => [terms?.first[number] ?? '', file]);
}

function nameAll(stem: string, extension: string, hashes: readonly string[] = []): string[] {
  return hashes.map((hash, number) => `${stem}-${number}-${hash}.${extension}`);
}
