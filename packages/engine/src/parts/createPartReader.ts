import {hash64} from '@help-center/records';
import {IndexReadError} from '../errors.ts';

/** Reads a part of an index by its name. */
export type ReadPart = (name: string) => Promise<Uint8Array>;

/**
 * Returns a reader that caches parts and verifies their bytes with the hash in the name: a truncated file, or an error page
 * of a proxy, is an {@link IndexReadError}. A failed part is read again next time.
 */
export function createPartReader(readPart: ReadPart): ReadPart {
  const parts = new Map<string, Promise<Uint8Array>>();
  return (name) => {
    const known = parts.get(name);
    if (known !== undefined) return known;
    const reading = readChecked(readPart, name);
    parts.set(name, reading);
    reading.catch(() => parts.delete(name));
    return reading;
  };
}

/** Returns the hash for a part's name: 41 bits, enough to detect damage and to distinguish builds. */
export function hashPart(bytes: Uint8Array): string {
  return hash64(bytes).slice(-8);
}

/** Whether the bytes match the hash in a part's name. */
export function isPart(name: string, bytes: Uint8Array): boolean {
  return /-([0-9a-z]{8})\.\w+$/u.exec(name)?.[1] === hashPart(bytes);
}

async function readChecked(readPart: ReadPart, name: string): Promise<Uint8Array> {
  let bytes: Uint8Array;
  try {
    bytes = await readPart(name);
  } catch (cause) {
    throw new IndexReadError(name, 'could not be read', {cause});
  }
  if (!isPart(name, bytes)) throw new IndexReadError(name, 'does not match the hash in its name');
  return bytes;
}
