import {FACET_NAMES, type SearchRecord} from '@help-center/records';
import {FORMAT_VERSION, type IndexManifest, type IndexPart} from '../IndexManifest.ts';
import {hashPart} from '../parts/createPartReader.ts';
import type {SiteJson} from '../openIndex.ts';
import {toJsonBytes} from '../parts/text.ts';
import {indexSections} from '../index/indexSections.ts';
import {encodePages} from '../text/encodePages.ts';
import type {IndexedPage} from '../text/IndexedPage.ts';
import {type BuildIndexOptions, collectRelated} from './collectRelated.ts';
import {groupRecords} from './groupRecords.ts';
import {shardIndex} from './shardIndex.ts';

/** About 100 kB compressed. */
const DEFAULT_SINGLE_FILE_BYTES = 400_000;

/** Most files of headings, about 8 kB each, to read before it is known which ones a query needs; enough for 300 pages. */
const MAX_OUTLINES = 3;

/** The files of an index. */
export interface IndexFiles {
  /** The contents of `manifest.json`, which is read first and must not be cached for long. */
  readonly manifest: IndexManifest;
  /** Bytes by file name. A name has a hash of the bytes, so the files can be cached forever. */
  readonly files: ReadonlyMap<string, Uint8Array>;
}

/**
 * Builds the index of a set of records. Equal records give equal bytes in any order.
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
  const site: SiteJson = {related, pages: encodePages(pages)};
  const whole = toJsonBytes(site);
  const isSmall = whole.length <= (options.singleFileBytes ?? DEFAULT_SINGLE_FILE_BYTES);
  const bytes = isSmall ? whole : shardIndex(pages, postings, related, files);
  const role = isSmall ? 'site' : 'core';
  const name = `${role}-${hashPart(bytes)}.json`;
  files.set(name, bytes);
  const outlines = [...files].filter(([file]) => file.startsWith('outline-'));
  const parts: IndexPart[] = [{name, role, bytes: bytes.length}];
  if (outlines.length <= MAX_OUTLINES) {
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
  return Object.fromEntries(
    FACET_NAMES.map((facet) => {
      const values = pages.map((page) => page.facets[facet]).filter((value) => value !== null);
      const names = [...new Set(values)].sort();
      return [
        facet,
        Object.fromEntries(names.map((name) => [name, values.filter((value) => value === name).length])),
      ];
    }),
  );
}
