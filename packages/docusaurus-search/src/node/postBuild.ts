import {once} from 'node:events';
import path from 'node:path';
import {Worker} from 'node:worker_threads';
import {SiteFiles} from '@help-center/built-site';
import {
  extractRecords,
  writeRecords,
  type ExtractResult,
  type ParsePageOptions,
} from '@help-center/extractor';
import type {IndexFiles} from '@help-center/engine/build';
import {toProductOptions, type ProductPaths} from './describeProducts.ts';
import type {ResolvedOptions} from './options.ts';
import {readIsland, INDEX_FOLDER} from './describeSearch.ts';
import type {Synonyms} from './loadSynonyms.ts';

/** What the index depends on besides the options. */
interface IndexedSite {
  readonly siteDir: string;
  readonly siteConfig: {readonly url: string; readonly noIndex: boolean};
  readonly i18n: {readonly currentLocale: string; readonly defaultLocale: string};
}

/** How the extractor reads the pages of a site. */
export function toExtractOptions(
  {siteConfig}: IndexedSite,
  options: ResolvedOptions,
  productPaths: ProductPaths,
): ParsePageOptions {
  return {
    siteUrl: siteConfig.url,
    // On a site that is hidden from search engines as a whole, each page says noindex.
    keepNoindex: siteConfig.noIndex,
    ...(options.searchPagePath !== null && {searchPagePath: options.searchPagePath}),
    ...toProductOptions(options, productPaths),
  };
}

/** Compiled, as Node.js runs no TypeScript. */
const INDEX_THREAD = new URL('../../dist/node/indexThread.js', import.meta.url);

/**
 * Keeps the records for servers and pushes, and starts to build the index in a thread. Resolves to a function that stages the
 * index and the files of the dialog, and returns the line to print.
 */
export async function startSearch(
  {records, pageCount}: ExtractResult,
  site: IndexedSite,
  options: ResolvedOptions,
  words: Partial<Synonyms> = {},
): Promise<(files: SiteFiles) => Promise<string>> {
  const file = recordsFile(site);
  await writeRecords(file, records);
  // Without flags of this process, which may ask for modules that only a test runner can load.
  const started = {workerData: {file, words}, execArgv: []};
  const building = options.embedded ? once(new Worker(INDEX_THREAD, started), 'message') : undefined;
  // Another stage may fail before the returned function awaits it.
  building?.catch(() => undefined);
  const count = `${pageCount} pages, ${records.length} records`;
  return async (files) => {
    const [built] = ((await building) ?? []) as IndexFiles[];
    const index = new Map(built?.files);
    if (built) index.set('manifest.json', Buffer.from(JSON.stringify(built.manifest)));
    const island = readIsland();
    replaceFolder(files, INDEX_FOLDER, index);
    replaceFolder(files, island.folder, island.files);
    // Uncompressed, as compressing takes longer than building.
    const bytes = [...index.values()].reduce((sum, {byteLength}) => sum + byteLength, 0);
    return built
      ? `Search index: ${count}, ${index.size} files, ${bytes} bytes`
      : `Search: ${count}, no index shipped`;
  };
}

/** Reads the pages of a built site and writes what search needs. Returns the line to print. */
export async function postBuild(
  site: IndexedSite,
  outDir: string,
  options: ResolvedOptions,
  productPaths: ProductPaths,
  words?: Partial<Synonyms>,
): Promise<string> {
  const result = await extractRecords(outDir, toExtractOptions(site, options, productPaths));
  const files = new SiteFiles(outDir);
  const write = await startSearch(result, site, options, words);
  const line = await write(files);
  files.commit();
  return line;
}

/** File of the records, which is not published. */
function recordsFile({siteDir, i18n}: IndexedSite): string {
  const locale = i18n.currentLocale === i18n.defaultLocale ? '' : `.${i18n.currentLocale}`;
  return path.join(siteDir, '.cache', `search-records${locale}.jsonl`);
}

/** Stages the files of a folder in place of those of an earlier build. */
function replaceFolder(site: SiteFiles, folder: string, contents: ReadonlyMap<string, Uint8Array>): void {
  // Names of folders may end with a slash.
  const below = folder.replace(/\/$/, '');
  for (const name of site.list(below)) site.remove(name);
  for (const [name, bytes] of contents) site.write(`${below}/${name}`, bytes);
}
