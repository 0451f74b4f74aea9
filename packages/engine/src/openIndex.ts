import {EngineError, IndexDamagedError} from './errors.ts';
import {assertManifest, type IndexManifest} from './IndexManifest.ts';
import {createCatalog} from './index/Catalog.ts';
import {decodeCatalog, type CatalogJson} from './index/CatalogJson.ts';
import {createMemoryTable} from './index/createMemoryTable.ts';
import {createShardedTable, type SpellingDirectoryJson} from './index/createShardedTable.ts';
import {indexSections} from './index/indexSections.ts';
import type {TermDirectoryJson} from './index/TermDirectory.ts';
import {createPartReader, type ReadPart} from './parts/createPartReader.ts';
import {parseJsonBytes} from './parts/text.ts';
import {createRelatedWords, type RelatedJson} from './query/RelatedWords.ts';
import {SearchIndex} from './SearchIndex.ts';
import {createShardedTexts, type TextDirectoryJson} from './text/createShardedTexts.ts';
import {readPages} from './text/readPages.ts';
import {createMemoryTexts} from './text/TextStore.ts';

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
  readonly spelling: SpellingDirectoryJson;
  readonly text: TextDirectoryJson;
  /** The sections without their text; absent in indices of older builds. */
  readonly outline?: TextDirectoryJson;
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
  return name.startsWith('site-')
    ? openSite(name, bytes)
    : openCore(name, bytes, readPart, source.isLocal === true);
}

/** Opens a small site. Computes its postings from its text, which is faster than downloading them. */
function openSite(name: string, bytes: Uint8Array): SearchIndex {
  const pages = readPages(name, bytes);
  const {related} = parseJsonBytes<{related: RelatedJson}>(name, bytes);
  return nameDamage(`the index part "${name}" holds no site`, () => {
    const catalog = createCatalog(pages);
    const terms = createMemoryTable(indexSections(pages), catalog.sectionCount);
    return new SearchIndex({
      catalog,
      terms,
      related: createRelatedWords(related),
      texts: createMemoryTexts(pages),
    });
  });
}

function openCore(name: string, bytes: Uint8Array, readPart: ReadPart, isLocal: boolean): SearchIndex {
  const core = parseJsonBytes<CoreJson>(name, bytes);
  return nameDamage(
    `the index part "${name}" holds no core`,
    () =>
      new SearchIndex({
        catalog: decodeCatalog(core.catalog),
        terms: createShardedTable(core.terms, core.spelling, readPart),
        related: createRelatedWords(core.related),
        texts: createShardedTexts(core.text, readPart, 'text', isLocal),
        ...(core.outline && {outline: createShardedTexts(core.outline, readPart, 'outline')}),
      }),
  );
}

/** Converts errors in reading JSON of the right version to an `IndexDamagedError`. */
function nameDamage(what: string, open: () => SearchIndex): SearchIndex {
  try {
    return open();
  } catch (cause) {
    if (cause instanceof EngineError) throw cause;
    throw new IndexDamagedError(what, {cause});
  }
}

function findStart({parts}: IndexManifest): string {
  const start = parts.find(({name}) => /^(?:site|core)-/u.test(name));
  if (start === undefined) throw new IndexDamagedError('the manifest names no part to start with');
  return start.name;
}
