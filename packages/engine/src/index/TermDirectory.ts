import {lowerBound} from './findRange.ts';

/** The terms of each part of the dictionary. */
export interface TermDirectoryJson {
  /** First term of each part, sorted. */
  readonly first: readonly string[];
  /** Hash of each part. */
  readonly hashes: readonly string[];
  /** For prefixes that span many parts, the parts with their most frequent terms, ascending. */
  readonly broad: Readonly<Record<string, readonly number[]>>;
}

/** Most parts to read for one prefix. */
export const MAX_PARTS_OF_PREFIX = 3;

/** Returns the numbers of the parts to read for a prefix, regardless of what has been read before. */
export function findParts(directory: TermDirectoryJson, prefix: string): readonly number[] {
  const {first, broad} = directory;
  if (Object.hasOwn(broad, prefix)) return broad[prefix] as readonly number[];
  const [from, to] = partRange(first, prefix);
  return Array.from({length: Math.min(to - from, MAX_PARTS_OF_PREFIX)}, (_, index) => from + index);
}

/** The range `[from, to)` of the parts that may have terms with the prefix. */
export function partRange(first: readonly string[], prefix: string): [from: number, to: number] {
  if (first.length === 0) return [0, 0];
  const from = Math.max(0, lowerBound(first, 0, (text) => text <= prefix) - 1);
  const to = lowerBound(first, from + 1, (text) => text < prefix || text.startsWith(prefix));
  return [from, to];
}
