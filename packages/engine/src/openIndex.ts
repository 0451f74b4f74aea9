import {IndexDamagedError} from './errors.ts';
import {assertManifest, type IndexManifest} from './IndexManifest.ts';
import {collectCatalog, openCatalog, type CatalogJson} from './index/Catalog.ts';
import {createMemoryTable, createShardedTable, type TermDirectoryJson} from './index/createShardedTable.ts';
import {indexSections} from './index/indexSections.ts';
import {createPartReader, namesOf, type PartsJson, type ReadPart} from './parts/createPartReader.ts';
import {readJson} from './parts/text.ts';
import {createRelatedWords, type RelatedJson} from './query/RelatedWords.ts';
import {SearchIndex} from './SearchIndex.ts';
import {createShardedTexts, createMemoryTexts} from './text/TextStore.ts';
import {decodePages, type PageJson} from './text/encodePages.ts';

/** The source of an index. */
export interface IndexSource {
  /** The parsed `manifest.json`. */
  readonly manifest: unknown;
  /** Reads a file of the index by its name. */
  readonly readPart: ReadPart;
  /** Whether reading a part is nearly free, for example from memory. Default `false`: parts are fetched. */
  readonly isLocal?: boolean;
}

/** The part of a large index that is read first. */
export interface CoreJson {
  readonly related: RelatedJson;
  readonly catalog: CatalogJson;
  readonly terms: TermDirectoryJson;
  readonly spelling: PartsJson<string>;
  readonly text: PartsJson<number>;
  /** The sections without their text. */
  readonly outline: PartsJson<number>;
}

/** The only part of a small index. */
export interface SiteJson {
  readonly related: RelatedJson;
  readonly pages: readonly PageJson[];
}

/**
 * Returns the names of the files that a part refers to, the most useful first: none for the file of a small site, the rest
 * of the index for the core of a large one. Throws like {@link openIndex} for other bytes.
 */
export function listParts(name: string, bytes: Uint8Array): string[] {
  return readJson(name, bytes, ({terms, spelling, text, outline}: Partial<CoreJson>) => [
    ...namesOf('outline', outline),
    ...namesOf('terms', terms),
    ...namesOf('text', text),
    ...namesOf('words', spelling),
  ]);
}

/**
 * Opens an index. Rejects with an `IndexVersionError` for an unsupported format, an `IndexDamagedError` for bytes that are
 * not an index, and an `IndexReadError` when a file cannot be read.
 */
export async function openIndex(source: IndexSource): Promise<SearchIndex> {
  const {manifest} = source;
  assertManifest(manifest);
  const readPart = createPartReader(source.readPart);
  const name = findStart(manifest);
  const bytes = await readPart(name);
  if (name.startsWith('site-')) return readJson(name, bytes, openSite);
  return readJson(name, bytes, (core: CoreJson) => openCore(core, readPart, source.isLocal === true));
}

/** Opens a small site. Computes its postings from its text, which is faster than downloading them. */
function openSite({related, pages: json}: SiteJson): SearchIndex {
  const pages = decodePages(json);
  const catalog = openCatalog(collectCatalog(pages));
  return new SearchIndex({
    catalog,
    terms: createMemoryTable(indexSections(pages), catalog.sectionCount),
    related: createRelatedWords(related),
    texts: createMemoryTexts(pages),
  });
}

function openCore(core: CoreJson, readPart: ReadPart, isLocal: boolean): SearchIndex {
  return new SearchIndex({
    catalog: openCatalog(core.catalog),
    terms: createShardedTable(core.terms, core.spelling, readPart),
    related: createRelatedWords(core.related),
    texts: createShardedTexts(core.text, readPart, 'text', isLocal),
    outline: createShardedTexts(core.outline, readPart, 'outline'),
  });
}

function findStart({parts}: IndexManifest): string {
  const start = parts.find(({name}) => /^(?:site|core)-/u.test(name));
  if (start === undefined) throw new IndexDamagedError('the manifest names no part to start with');
  return start.name;
}
