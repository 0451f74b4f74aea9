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

function nameAll(stem: string, extension: string, hashes: readonly string[] = []): string[] {
  return hashes.map((hash, number) => `${stem}-${number}-${hash}.${extension}`);
}
