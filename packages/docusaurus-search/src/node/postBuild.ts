import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {extractRecords, writeRecords} from '@help-center/extractor';
import {buildIndexFiles} from './buildIndexFiles.ts';
import {indexSummary} from './indexSummary.ts';
import {hasOpenSearch, OPEN_SEARCH_FILE, openSearchDescription} from './openSearch.ts';
import type {ResolvedOptions} from './options.ts';
import type {SiteInfo} from './SiteInfo.ts';
import {INDEX_FOLDER} from './toClientOptions.ts';
import {writeIndex} from './writeIndex.ts';

/**
 * Extracts the records of the built pages, keeps them for servers and pushes, and ships the index.
 * Gives back the line to print.
 */
export async function postBuild(site: SiteInfo, outDir: string, options: ResolvedOptions): Promise<string> {
  const {records, pageCount} = await extractRecords(outDir, {
    siteUrl: site.siteConfig.url,
    // On a site that is kept from search engines as a whole, each page says noindex.
    keepNoindex: site.siteConfig.noIndex,
    ...(options.searchPagePath !== null && {searchPagePath: options.searchPagePath}),
    ...(options.productLabels !== null && {productLabels: options.productLabels}),
  });
  await writeRecords(recordsFile(site), records);
  const files = options.embedded
    ? await buildIndexFiles(site.siteDir, records, options)
    : new Map<string, Uint8Array>();
  await writeIndex(path.join(outDir, INDEX_FOLDER), files);
  if (hasOpenSearch(options)) await writeOpenSearch(site, outDir, options.searchPagePath);
  return indexSummary(pageCount, records.length, files);
}

/** File that the records are kept in; it is not published. */
export function recordsFile({siteDir, i18n}: SiteInfo): string {
  const locale = i18n.currentLocale === i18n.defaultLocale ? '' : `.${i18n.currentLocale}`;
  return path.join(siteDir, '.cache', `search-records${locale}.jsonl`);
}

async function writeOpenSearch(site: SiteInfo, outDir: string, searchPagePath: string): Promise<void> {
  const root = new URL(site.baseUrl, site.siteConfig.url).href;
  const description = openSearchDescription({title: site.siteConfig.title, root, searchPagePath});
  await writeFile(path.join(outDir, OPEN_SEARCH_FILE), description);
}
