import {hash64} from '@help-center/records';
import {IndexReadError} from '../errors.ts';
import {readJson} from './text.ts';

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

/** The parts of one kind: what each begins with, ascending, and its hash. */
export interface PartsJson<First> {
  readonly first: readonly First[];
  readonly hashes: readonly string[];
}

/** Names of the parts of one kind. */
export function namesOf(stem: string, parts?: PartsJson<unknown>): string[] {
  return (parts?.hashes ?? []).map((hash, number) => `${stem}-${number}-${hash}.json`);
}

/** The parts of one kind, each read and opened once. */
interface PartCache<Value> {
  /** Reads the parts of these numbers. Rejects when one cannot be read. */
  load(numbers: readonly number[]): Promise<void>;
  /** A part that has been read. */
  get(number: number): Value | undefined;
}

/** Creates a cache of the parts of one kind. */
export function createPartCache<Json, Value>(
  stem: string,
  parts: PartsJson<unknown>,
  readPart: ReadPart,
  open: (json: Json) => Value,
): PartCache<Value> {
  const names = namesOf(stem, parts);
  const opened = new Map<number, Value>();
  const load = async (number: number): Promise<void> => {
    if (opened.has(number)) return;
    const name = names[number] as string;
    opened.set(number, readJson(name, await readPart(name), open));
  };
  return {
    get: (number) => opened.get(number),
    async load(numbers) {
      await Promise.all([...new Set(numbers)].map(load));
    },
  };
}
