import {toJsonBytes, toUtf8} from '../parts/text.ts';
import type {TextDirectoryJson} from '../text/createShardedTexts.ts';
import {encodePages} from '../text/encodePages.ts';
import type {IndexedPage} from '../text/IndexedPage.ts';
import {splitParts} from './splitParts.ts';

/** About 8 kB compressed. The outline of a site of about 200 pages is one part, which can be fetched with the core. */
const OUTLINE_TARGET = 49_152;

/**
 * Writes the sections without their text, enough to show hits before their text is loaded. Pages are not split across
 * parts; `addPart` returns the hash of the bytes.
 */
export function shardOutline(
  pages: readonly IndexedPage[],
  addPart: (stem: string, extension: string, bytes: Uint8Array) => string,
): TextDirectoryJson {
  const bare = pages.map((page) => ({
    ...page,
    sections: page.sections.map((section) => ({...section, records: []})),
  }));
  const parts = splitParts(
    bare,
    (page) => toUtf8(JSON.stringify(encodePages([page]))).length,
    OUTLINE_TARGET,
  );
  let section = 0;
  const first = parts.map((part) => {
    const start = section;
    for (const {sections} of part) section += sections.length;
    return start;
  });
  return {
    first,
    hashes: parts.map((part, number) =>
      addPart(`outline-${number}`, 'json', toJsonBytes({pages: encodePages(part)})),
    ),
  };
}
