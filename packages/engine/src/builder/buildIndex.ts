import type {SearchRecord} from '@help-center/records';
import {FORMAT_VERSION, type IndexManifest, type IndexPart} from '../IndexManifest.ts';
import {hashPart} from '../parts/createPartReader.ts';
import {toJsonBytes} from '../parts/text.ts';
import {PAGE_FACETS} from '../index/Catalog.ts';
import {indexSections} from '../index/indexSections.ts';
import {encodePages} from '../text/encodePages.ts';
import type {IndexedPage} from '../text/IndexedPage.ts';
import {collectRelated} from './collectRelated.ts';
import {groupRecords} from './groupRecords.ts';
import {shardIndex} from './shardIndex.ts';

/** About 100 kB once the transport has compressed it. */
const DEFAULT_SINGLE_FILE_BYTES = 400_000;

/** How to build an index. */
export interface BuildIndexOptions {
  /**
   * Words of the field that mean the same, in groups: `['license', 'licence']`. An entry of several words is a phrase.
   * Default none.
   */
  readonly synonyms?: readonly (readonly string[])[];
  /** Abbreviations that stand for their long form but not the other way round: `{alpr: ['number plate']}`. Default none. */
  readonly abbreviations?: Readonly<Record<string, readonly string[]>>;
  /** Largest index, in bytes before compression, that is one file; a larger one is split into parts. Default 400000. */
  readonly singleFileBytes?: number;
}

/** The files of an index. */
export interface IndexFiles {
  /** To be written as `manifest.json`; it is read first and must not be cached for long. */
  readonly manifest: IndexManifest;
  /** File name to bytes. A name carries a hash of the bytes, so the files may be cached for ever. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the index of a set of records. Equal records give equal bytes, whatever their order.
 *
 * @example
 * const {manifest, files} = buildIndex(records);
 * for (const [name, bytes] of files) await writeFile(join(folder, name), bytes);
 * await writeFile(join(folder, 'manifest.json'), JSON.stringify(manifest));
 */
export function buildIndex(records: Iterable<SearchRecord>, options: BuildIndexOptions = {}): IndexFiles {
  const pages = groupRecords(records);
  const postings = indexSections(pages);
  const related = collectRelated(options, (word) => postings.has(word));
  const files = new Map<string, Uint8Array>();
  const whole = toJsonBytes({related, pages: encodePages(pages)});
  const isSmall = whole.length <= (options.singleFileBytes ?? DEFAULT_SINGLE_FILE_BYTES);
  const bytes = isSmall ? whole : shardIndex(pages, postings, related, files);
  const role = isSmall ? 'site' : 'core';
  const name = `${role}-${hashPart(bytes)}.json`;
  files.set(name, bytes);
  const outlines = [...files].filter(([file]) => file.startsWith('outline-'));
  const parts: IndexPart[] = [{name, role, bytes: bytes.length}];
  if (outlines.length === 1) {
    for (const [file, {length}] of outlines) parts.push({name: file, role: 'outline', bytes: length});
  }
  return {
    manifest: {
      format: 'help-center-index',
      version: FORMAT_VERSION,
      pageCount: pages.length,
      recordCount: pages.flatMap((page) => page.sections.flatMap((section) => section.records)).length,
      parts,
      facets: countPages(pages),
    },
    files,
  };
}

function countPages(pages: readonly IndexedPage[]): IndexManifest['facets'] {
  const read = {
    language: (page: IndexedPage) => page.language,
    docusaurus_tag: (page: IndexedPage) => page.tag,
    version: (page: IndexedPage) => page.version,
    product: (page: IndexedPage) => page.product,
  };
  return Object.fromEntries(
    PAGE_FACETS.map((facet) => {
      const values = pages.map(read[facet]).filter((value) => value !== null);
      const names = [...new Set(values)].sort();
      return [
        facet,
        Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length])),
      ];
    }),
  );
}
