import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';
import {collectPages} from './collectPages.ts';
import {ExtractError} from './errors.ts';
import {parsePage, type ParsePageOptions} from './parsePage.ts';
import {parseSiteUrl} from './pageUrl.ts';
import type {SkipReason} from './skipReason.ts';
import {toRecords} from './toRecords.ts';

export interface ExtractOptions extends ParsePageOptions {
  /** Gives back what was made of the same inputs before, in an earlier build too, or makes it. Default: makes it. */
  readonly keep?: (inputs: readonly string[], make: () => string) => string;
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

/** What a page gives: its address and records, or why there are none. */
type PageRecords =
  | {readonly url: string; readonly records: readonly SearchRecord[]}
  | {readonly reason: SkipReason};

/** What changes in the names of scripts and styles when another page does; no record holds any of it. */
const HASH_OF_ASSET = /(?<=\/assets\/(?:js|css)\/[\w.~-]*\.)[0-9a-f]{8}(?=\.(?:js|css)\b)/g;

function readRecords(file: string, html: string, options: ParsePageOptions): PageRecords {
  const page = parsePage(file, html, options);
  return typeof page === 'string' ? {reason: page} : {url: page.url, records: toRecords(page)};
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
  const records: SearchRecord[] = [];
  const skipped: SkippedPage[] = [];
  const addresses = new Set<string>();
  const {keep = (_, make) => make(), onProgress, ...pageOptions} = options;
  const said = JSON.stringify(pageOptions);
  const read = (file: string, html: string) =>
    JSON.parse(
      keep([file, html.replaceAll(HASH_OF_ASSET, ''), said], () =>
        JSON.stringify(readRecords(file, html, pageOptions)),
      ),
    ) as PageRecords;
  for (const [index, file] of files.entries()) {
    const page = read(file, await readFile(path.join(folder, file), 'utf8'));
    if ('reason' in page) skipped.push({file, reason: page.reason});
    else if (addresses.has(page.url)) skipped.push({file, reason: 'duplicate address'});
    else {
      addresses.add(page.url);
      records.push(...page.records);
    }
    onProgress?.(index + 1, files.length);
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
