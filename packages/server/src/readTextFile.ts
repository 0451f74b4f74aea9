import {readFile} from 'node:fs/promises';

/** Reads a UTF-8 file without a byte order mark. Rejects as `readFile` does. */
export async function readTextFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
