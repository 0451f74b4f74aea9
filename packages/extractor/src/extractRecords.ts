import {readdir, stat, readFile, mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {SearchRecord} from '@help-center/records';
import {ExtractError} from './errors.ts';
import {parsePage, type Document, type ParsePageOptions} from './parsePage.ts';
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

/** Collects the records of a site from its pages, one after the other. */
export class RecordCollector {
  readonly #options: ParsePageOptions;
  readonly #records: SearchRecord[] = [];
  readonly #skipped: SkippedPage[] = [];
  readonly #addresses = new Set<string>();

  /** Throws an {@link ExtractError} when `siteUrl` is not the URL of a site. */
  constructor(options: ParsePageOptions = {}) {
    if (options.siteUrl !== undefined) parseSiteUrl(options.siteUrl);
    this.#options = options;
  }

  /** Adds a page, as `parsePage` takes it. Throws an {@link ExtractError} when neither the page nor the options name its URL. */
  add(file: string, source: string | Document): void {
    const page = parsePage(file, source, this.#options);
    if (typeof page === 'string') this.#skipped.push({file, reason: page});
    else if (this.#addresses.has(page.url)) this.#skipped.push({file, reason: 'duplicate address'});
    else {
      this.#addresses.add(page.url);
      for (const record of toRecords(page)) this.#records.push(record);
    }
  }

  /** The records of the added pages. Throws an {@link ExtractError} that names `folder` when no page has an article. */
  finish(folder: string): ExtractResult {
    const [pageCount, skipped] = [this.#addresses.size, this.#skipped];
    if (pageCount > 0) return {records: this.#records, pageCount, skipped};
    const named = skipped.slice(0, 5).map(({file, reason}) => `${file} (${reason})`);
    const more = skipped.length > named.length ? ` and ${skipped.length - named.length} more` : '';
    throw new ExtractError(
      'EXTRACT_NO_ARTICLE',
      `no page in "${folder}" has an article to search: ${named.join(', ')}${more}. A page needs a <main> or <article> element and must not be marked noindex.`,
    );
  }
}

/**
 * Extracts the records of a built Docusaurus site; equal folders give equal records.
 * Throws an {@link ExtractError} when the folder is missing, has no HTML, or no page has an article.
 *
 * @example
 * const {records} = await extractRecords('website/build');
 */
export async function extractRecords(folder: string, options: ParsePageOptions = {}): Promise<ExtractResult> {
  const collector = new RecordCollector(options);
  for (const file of await collectPages(folder))
    collector.add(file, await readFile(path.join(folder, file), 'utf8'));
  return collector.finish(folder);
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
