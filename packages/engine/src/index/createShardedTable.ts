import type {ReadPart} from '../parts/createPartReader.ts';
import {decodeTerms} from './decodeTerms.ts';
import {findRange} from './findRange.ts';
import {findParts, partRange, type TermDirectoryJson} from './TermDirectory.ts';
import {findSpellings, type Spelling, type StemmedTerm, type TermTable} from './TermTable.ts';

/** The parts with possible corrections. */
export interface SpellingDirectoryJson {
  readonly first: readonly string[];
  readonly hashes: readonly string[];
}

interface LoadedPart {
  readonly texts: readonly string[];
  readonly terms: readonly StemmedTerm[];
}

/** Creates a dictionary whose parts are read when a query needs them. */
export function createShardedTable(
  directory: TermDirectoryJson,
  spelling: SpellingDirectoryJson,
  readPart: ReadPart,
): TermTable {
  const parts = new Map<number, LoadedPart>();
  const spellings = new Map<number, readonly Spelling[]>();

  const loadTerms = async (number: number): Promise<void> => {
    if (parts.has(number)) return;
    const name = `terms-${number}-${directory.hashes[number]}.bin`;
    const terms = decodeTerms(name, await readPart(name));
    parts.set(number, {terms, texts: terms.map((term) => term.text)});
  };
  const loadWords = async (number: number): Promise<void> => {
    if (spellings.has(number)) return;
    const name = `words-${number}-${spelling.hashes[number]}.bin`;
    spellings.set(number, decodeTerms(name, await readPart(name)));
  };
  const spellingParts = (initial: string): number[] => {
    const [from, to] = partRange(spelling.first, initial);
    return Array.from({length: to - from}, (_, index) => from + index);
  };

  return {
    async load(prefixes) {
      const numbers = new Set(prefixes.flatMap((prefix) => findParts(directory, prefix)));
      await Promise.all([...numbers].map(loadTerms));
    },
    async loadSpelling(initials) {
      await Promise.all([...new Set(initials.flatMap(spellingParts))].map(loadWords));
    },
    withPrefix(prefix) {
      return findParts(directory, prefix).flatMap((number) => {
        const part = parts.get(number);
        if (part === undefined) return [];
        const [from, to] = findRange(part.texts, prefix);
        return part.terms.slice(from, to);
      });
    },
    spellings(initial) {
      return spellingParts(initial).flatMap((number) => findSpellings(spellings.get(number) ?? [], initial));
    },
  };
}
