import {readdir, stat, readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';
import {ExtractError} from './errors.ts';
import {parsePage, type ParsePageOptions} from './parsePage.ts';
import type {SkipReason} from './skipReason.ts';
import {toRecords} from './toRecords.ts';
import {parseSiteUrl} from './pageUrl.ts';

/** Sorted paths of the HTML files below a folder, with forward slashes. Throws an {@link ExtractError} when there are none. */
export async function collectPages(folder: string): Promise<string[]> {
  const found = await stat(folder).catch(() => null);
  if (found === null || !found.isDirectory()) {
    throw new ExtractError(
      'EXTRACT_FOLDER_MISSING',
      `the build folder "${folder}" ${found === null ? 'does not exist' : 'is not a folder'}; build the site first (docusaurus build), or name the build folder.`,
    );
  }
  const entries = await readdir(folder, {recursive: true, withFileTypes: true});
  const files = entries
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort((a, b) => (a < b ? -1 : 1));
  if (files.length === 0) {
    throw new ExtractError(
      'EXTRACT_NO_HTML',
      `the folder "${folder}" has no .html file; name the output folder of "docusaurus build", usually "build".`,
    );
  }
  return files;
}

/** A file to read. */
export interface PageJob {
  /** Path below the build folder, with slashes. */
  readonly file: string;
  readonly html: string;
  readonly options: ParsePageOptions;
}

/** The URL and records of a page, or why there are none. */
export type PageRecords =
  | {readonly url: string; readonly records: readonly SearchRecord[]}
  | {readonly reason: SkipReason};

/** Reads a built page. Throws an `ExtractError` when neither the page nor the options name its URL. */
export function readRecords({file, html, options}: PageJob): PageRecords {
  const page = parsePage(file, html, options);
  return typeof page === 'string' ? {reason: page} : {url: page.url, records: toRecords(page)};
}

export interface ExtractOptions extends ParsePageOptions {
  /** Replaces {@link readRecords}, for example to reuse results. */
  readonly read?: (job: PageJob) => PageRecords;
}

/** A file without records, and why. */
export interface SkippedPage {
  readonly file: string;
  readonly reason: SkipReason;
}

export interface ExtractResult {
  /** Records of all pages, ordered by file path and position in the page. */
  readonly records: readonly SearchRecord[];
  /** Number of pages with records. */
  readonly pageCount: number;
  readonly skipped: readonly SkippedPage[];
}

/**
 * Extracts the records of a built Docusaurus site; equal folders give equal records.
 * Throws an {@link ExtractError} when the folder is missing, has no HTML, or no page has an article.
 *
 * @example
 * const {records} = await extractRecords('website/build');
 */
export async function extractRecords(folder: string, options: ExtractOptions = {}): Promise<ExtractResult> {
  if (options.siteUrl !== undefined) parseSiteUrl(options.siteUrl);
  const files = await collectPages(folder);
  const {read = readRecords, ...pageOptions} = options;
  const records: SearchRecord[] = [];
  const skipped: SkippedPage[] = [];
  const addresses = new Set<string>();
  for (const file of files) {
    const html = await readFile(path.join(folder, file), 'utf8');
    const page = read({file, html, options: pageOptions});
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
    `no page in "${folder}" has an article to search: ${named.join(', ')}${more}. A page needs a <main> or <article> element and must not be marked noindex.`,
  );
}

/** Formats records as JSON Lines. */
export function toJsonLines(records: readonly SearchRecord[]): string {
  return records.map((record) => `${JSON.stringify(record)}\n`).join('');
}

/** Writes records to a file as JSON Lines, and creates its folder if necessary. */
export async function writeRecords(file: string, records: readonly SearchRecord[]): Promise<void> {
  await mkdir(path.dirname(path.resolve(file)), {recursive: true});
  await writeFile(file, toJsonLines(records));
}
