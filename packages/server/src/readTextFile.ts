import {readFile} from 'node:fs/promises';

/** Reads a UTF-8 file without the byte order mark that some editors put first. Rejects as `readFile` does. */
export async function readTextFile(file: string): Promise<string> {
  const text = await readFile(file, 'utf8');
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}
