import type {ReadPart} from '../parts/createPartReader.ts';
import {lowerBound} from '../index/findRange.ts';
import {readPages} from './readPages.ts';
import {listSections, type StoredSection, type TextStore} from './TextStore.ts';

/** Which part holds the text of which sections. */
export interface TextDirectoryJson {
  /** First section of each part, ascending. */
  readonly first: readonly number[];
  readonly hashes: readonly string[];
}

/** Most parts that are fetched for one query which only the text can answer, about 200 kB once compressed. */
const MAX_FETCHED_PARTS = 64;

/** A text store whose parts are read when their sections are asked for; `stem` begins the names of their files. */
export function createShardedTexts(
  {first, hashes}: TextDirectoryJson,
  readPart: ReadPart,
  stem: 'text' | 'outline',
  isLocal = false,
): TextStore {
  const parts = new Map<number, readonly StoredSection[]>();
  const partOf = (section: number): number => lowerBound(first, 0, (start) => start <= section) - 1;
  const loadPart = async (number: number): Promise<void> => {
    if (parts.has(number)) return;
    const name = `${stem}-${number}-${hashes[number]}.json`;
    parts.set(number, listSections(readPages(name, await readPart(name))));
  };
  return {
    complete: isLocal || hashes.length <= MAX_FETCHED_PARTS,
    prepare() {
      // Whoever needs the part is told of a failure.
      if (hashes.length === 1) loadPart(0).catch(() => undefined);
    },
    async load(sections) {
      const numbers = sections.map(partOf);
      await Promise.all([...new Set(numbers)].map(loadPart));
      return sections.map((section, index) => {
        const number = numbers[index] as number;
        return parts.get(number)?.[section - (first[number] as number)] as StoredSection;
      });
    },
  };
}
