import {mkdir, rm, writeFile} from 'node:fs/promises';
import {createRequire} from 'node:module';
import path from 'node:path';
import {KeptWork} from '@help-center/built-site';
import {
  writeRecords,
  extractRecords,
  readRecords,
  type ExtractResult,
  type ParsePageOptions,
} from '@help-center/extractor';
import {buildIndex} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {toProductOptions, type ProductPaths} from './describeProducts.ts';
import type {ResolvedOptions} from './options.ts';
import {readIsland, INDEX_FOLDER} from './describeSearch.ts';
import type {Synonyms} from './loadSynonyms.ts';

const require = createRequire(import.meta.url);

/** What the index depends on besides the options. */
interface IndexedSite {
  readonly siteDir: string;
  readonly siteConfig: {readonly url: string; readonly noIndex: boolean};
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string};
}

/**
 * Extracts the records of the built pages, keeps them for servers and pushes, and writes the index.
 * Returns the line to print. Runs in a thread of its own, see `postBuildThread.ts`.
 */
export async function postBuild(
  site: IndexedSite,
  outDir: string,
  options: ResolvedOptions,
  productPaths: ProductPaths,
  words: Partial<Synonyms> = {},
): Promise<string> {
  // A folder per locale, as each build drops the entries that it has not used.
  const work = `records-${site.i18n.currentLocale}`;
  const pages = new KeptWork(site.siteDir, work, require.resolve('@help-center/extractor'));
  const {records, pageCount} = await readSiteRecords(outDir, pages, {
    siteUrl: site.siteConfig.url,
    // On a site that is hidden from search engines as a whole, each page says noindex.
    keepNoindex: site.siteConfig.noIndex,
    ...(options.searchPagePath !== null && {searchPagePath: options.searchPagePath}),
    ...toProductOptions(options, productPaths),
  });
  pages.prune();
  await writeRecords(recordsFile(site), records);
  const files = options.embedded ? buildIndexFiles(records, words) : new Map<string, Uint8Array>();
  await writeFiles(path.join(outDir, INDEX_FOLDER), files);
  const island = readIsland();
  await writeFiles(path.join(outDir, island.folder), island.files);
  const count = `${pageCount} pages, ${records.length} records`;
  // Those without an article included.
  const anew = `${pages.made} pages read anew`;
  // Uncompressed, as compressing takes longer than building.
  const bytes = [...files.values()].reduce((sum, {byteLength}) => sum + byteLength, 0);
  return options.embedded
    ? `Search index: ${count}, ${files.size} files, ${bytes} bytes; ${anew}`
    : `Search: ${count}, no index shipped; ${anew}`;
}

/** File of the records, which is not published. */
function recordsFile({siteDir, i18n}: IndexedSite): string {
  const locale = i18n.currentLocale === i18n.defaultLocale ? '' : `.${i18n.currentLocale}`;
  return path.join(siteDir, '.cache', `search-records${locale}.jsonl`);
}

/** Writes the files of a folder in place of those of an earlier build. */
async function writeFiles(folder: string, files: ReadonlyMap<string, Uint8Array>): Promise<void> {
  await rm(folder, {recursive: true, force: true});
  await mkdir(folder, {recursive: true});
  for (const [name, bytes] of files) await writeFile(path.join(folder, name), bytes);
}

/** Hashes in the names of scripts and styles. They change when other pages change, and no record contains them. */
const HASH_OF_ASSET = /(?<=\/assets\/(?:js|css)\/[\w.~-]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

/** Extracts the records of a built site. Those of pages that have not changed since an earlier build are taken from `kept`. */
export function readSiteRecords(
  outDir: string,
  kept: KeptWork,
  options: ParsePageOptions,
): Promise<ExtractResult> {
  return extractRecords(outDir, {
    ...options,
    read(job) {
      const inputs = [job.file, job.html.replaceAll(HASH_OF_ASSET, ''), JSON.stringify(job.options)];
      return kept.take(inputs, () => readRecords(job));
    },
  });
}

/** Builds the files of the shipped index, including the manifest. */
function buildIndexFiles(
  records: readonly SearchRecord[],
  words: Partial<Synonyms>,
): ReadonlyMap<string, Uint8Array> {
  const {manifest, files} = buildIndex(records, words);
  return new Map([...files, ['manifest.json', Buffer.from(JSON.stringify(manifest))]]);
}
