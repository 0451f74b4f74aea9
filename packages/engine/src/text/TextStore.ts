import type {IndexedPage, IndexedSection} from './IndexedPage.ts';
import {lowerBound} from '../index/findRange.ts';
import {createPartCache, type PartsJson, type ReadPart} from '../parts/createPartReader.ts';
import {decodePages, type PageJson} from './encodePages.ts';

/** A section with the page it stands on. */
export interface StoredSection {
  /** The page; it need not have all of its sections. */
  readonly page: IndexedPage;
  readonly section: IndexedSection;
}

/** The stored text of an index. */
export interface TextStore {
  /** True when a query may read the text of every section: it is in memory, or in few files. */
  readonly complete: boolean;
  /** Returns the sections of these numbers, in their order; rejects when a part cannot be read. */
  load(sections: readonly number[]): Promise<readonly StoredSection[]>;
  /** Begins to read what every call of `load` will need. */
  prepare(): void;
}

/** A text store over pages in memory. */
export function createMemoryTexts(pages: readonly IndexedPage[]): TextStore {
  const stored = listSections(pages);
  return {
    complete: true,
    prepare: () => undefined,
    load: (numbers) => Promise.resolve(numbers.map((number) => stored[number] as StoredSection)),
  };
}

/** The sections of pages in the order of their numbers. */
export function listSections(pages: readonly IndexedPage[]): StoredSection[] {
  return pages.flatMap((page) => page.sections.map((section) => ({page, section})));
}

/** Most parts that are fetched for one query which only the text can answer, about 200 kB once compressed. */
const MAX_FETCHED_PARTS = 64;

/** A text store whose parts are read when their sections are asked for; `stem` begins the names of their files. */
export function createShardedTexts(
  directory: PartsJson<number>,
  readPart: ReadPart,
  stem: 'text' | 'outline',
  isLocal = false,
): TextStore {
  const {first, hashes} = directory;
  const parts = createPartCache(stem, directory, readPart, ({pages}: {readonly pages: readonly PageJson[]}) =>
    listSections(decodePages(pages)),
  );
  return {
    complete: isLocal || hashes.length <= MAX_FETCHED_PARTS,
    prepare() {
      // Whoever needs the part is told of a failure.
      if (hashes.length === 1) parts.load([0]).catch(() => undefined);
    },
    async load(sections) {
      const numbers = sections.map((section) => lowerBound(first, 0, (start) => start <= section) - 1);
      await parts.load(numbers);
      return sections.map((section, index) => {
        const number = numbers[index] as number;
        return parts.get(number)?.[section - (first[number] as number)] as StoredSection;
      });
    },
  };
}
