import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';
import {collectPages} from './collectPages.ts';
import {ExtractError} from './errors.ts';
import type {ParsePageOptions} from './parsePage.ts';
import {parseSiteUrl} from './pageUrl.ts';
import {readRecords, type PageJob, type PageRecords} from './readRecords.ts';
import type {SkipReason} from './skipReason.ts';

export interface ExtractOptions extends ParsePageOptions {
  /** Does {@link readRecords}, as on a thread, or knows from an earlier build what it gives. Default: reads the page here. */
  readonly read?: (job: PageJob) => PageRecords | Promise<PageRecords>;
  /** Calls `work` for each of the files, for some of them at a time. Default: for one after the other. */
  readonly each?: (
    files: readonly string[],
    work: (file: string, index: number) => Promise<void>,
  ) => Promise<void>;
  /** Called after each file with the number of files read so far and of all files. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** A file that gave no records, and why. */
export interface SkippedPage {
  readonly file: string;
  readonly reason: SkipReason;
}

export interface ExtractResult {
  /** Records of all pages, ordered by the path of the file and the place in the page. */
  readonly records: readonly SearchRecord[];
  /** Number of pages that gave records. */
  readonly pageCount: number;
  readonly skipped: readonly SkippedPage[];
}

async function oneByOne(
  files: readonly string[],
  work: (file: string, index: number) => Promise<void>,
): Promise<void> {
  for (const [index, file] of files.entries()) await work(file, index);
}

/**
 * Extracts the records of a built Docusaurus site; the same folder gives the same records.
 * Throws an {@link ExtractError} when the folder is missing, holds no HTML, or no page has an article.
 *
 * @example
 * const {records} = await extractRecords('website/build');
 */
export async function extractRecords(folder: string, options: ExtractOptions = {}): Promise<ExtractResult> {
  if (options.siteUrl !== undefined) parseSiteUrl(options.siteUrl);
  const files = await collectPages(folder);
  const {read = readRecords, each = oneByOne, onProgress, ...pageOptions} = options;
  const pages: PageRecords[] = [];
  let done = 0;
  await each(files, async (file, index) => {
    const html = await readFile(path.join(folder, file), 'utf8');
    pages[index] = await read({file, html, options: pageOptions});
    onProgress?.(++done, files.length);
  });
  const records: SearchRecord[] = [];
  const skipped: SkippedPage[] = [];
  const addresses = new Set<string>();
  for (const [index, file] of files.entries()) {
    const page = pages[index];
    if (page === undefined) throw new Error(`[extractor] nobody has read "${file}".`);
    if ('reason' in page) skipped.push({file, reason: page.reason});
    else if (addresses.has(page.url)) skipped.push({file, reason: 'duplicate address'});
    else {
      addresses.add(page.url);
      for (const record of page.records) records.push(record);
    }
  }
  assertSomeArticle(folder, addresses.size, skipped);
  return {records, pageCount: addresses.size, skipped};
}

function assertSomeArticle(folder: string, pageCount: number, skipped: readonly SkippedPage[]): void {
  if (pageCount > 0) return;
  const named = skipped.slice(0, 5).map(({file, reason}) => `${file} (${reason})`);
  const more = skipped.length > named.length ? ` and ${skipped.length - named.length} more` : '';
  throw new ExtractError(
    'EXTRACT_NO_ARTICLE',
    `no page in "${folder}" has an article to search; looked at ${named.join(', ')}${more}. A page needs a <main> or <article> element and must not be marked noindex.`,
  );
}
