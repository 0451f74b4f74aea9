import {lowerBound} from '../index/findRange.ts';
import {createPartCache, type PartsJson, type ReadPart} from '../parts/createPartReader.ts';
import {decodePages, type PageJson} from './encodePages.ts';
import {listSections, type StoredSection, type TextStore} from './TextStore.ts';

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
