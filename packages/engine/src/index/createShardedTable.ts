import {createPartCache, type PartsJson, type ReadPart} from '../parts/createPartReader.ts';
import {decodeTerms, decodeWords, type TermsJson, encodeTerms} from './encodeTerms.ts';
import {findRange, lowerBound} from './findRange.ts';
import {findSpellings, type TermTable, type Postings, isSpelling} from './TermTable.ts';

/** The terms of each part of the dictionary. */
export interface TermDirectoryJson extends PartsJson<string> {
  /** For prefixes that span many parts, the parts with their most frequent terms, ascending. */
  readonly broad: Readonly<Record<string, readonly number[]>>;
}

/** Most parts to read for one prefix. */
export const MAX_PARTS_OF_PREFIX = 3;

/** Returns the numbers of the parts to read for a prefix, regardless of what has been read before. */
function findParts({first, broad}: TermDirectoryJson, prefix: string): readonly number[] {
  if (Object.hasOwn(broad, prefix)) return broad[prefix] as readonly number[];
  return listRange(first, prefix).slice(0, MAX_PARTS_OF_PREFIX);
}

/** The numbers of the parts that may have terms with the prefix. */
export function listRange(first: readonly string[], prefix: string): number[] {
  if (first.length === 0) return [];
  const from = Math.max(0, lowerBound(first, 0, (text) => text <= prefix) - 1);
  const to = lowerBound(first, from + 1, (text) => text < prefix || text.startsWith(prefix));
  return Array.from({length: to - from}, (_, index) => from + index);
}

/** Creates a dictionary whose parts are read when a query needs them. */
export function createShardedTable(
  directory: TermDirectoryJson,
  spelling: PartsJson<string>,
  readPart: ReadPart,
): TermTable {
  const parts = createPartCache('terms', directory, readPart, (json: TermsJson) => ({
    texts: json.texts,
    terms: decodeTerms(json),
  }));
  const words = createPartCache('words', spelling, readPart, decodeWords);
  return {
    load: (prefixes) => parts.load(prefixes.flatMap((prefix) => findParts(directory, prefix))),
    loadSpelling: (initials) => words.load(initials.flatMap((initial) => listRange(spelling.first, initial))),
    withPrefix: (prefix) =>
      findParts(directory, prefix).flatMap((number) => {
        const part = parts.get(number);
        return part?.terms.slice(...findRange(part.texts, prefix)) ?? [];
      }),
    spellings: (initial) =>
      listRange(spelling.first, initial).flatMap((number) => findSpellings(words.get(number) ?? [], initial)),
  };
}

/** Creates a dictionary that is completely in memory. No closure here may capture `postings`, which would keep them alive. */
export function createMemoryTable(postings: ReadonlyMap<string, Postings>, sectionCount: number): TermTable {
  const terms = decodeTerms(encodeTerms([...postings].sort(([a], [b]) => (a < b ? -1 : 1))));
  const texts = terms.map(({text}) => text);
  const words = terms.filter((term) => isSpelling(term, sectionCount));
  const nothing = Promise.resolve();
  return {
    load: () => nothing,
    loadSpelling: () => nothing,
    withPrefix: (prefix) => terms.slice(...findRange(texts, prefix)),
    spellings: (initial) => findSpellings(words, initial),
  };
}
