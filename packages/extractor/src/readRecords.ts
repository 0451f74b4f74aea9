import type {SearchRecord} from '@help-center/records';
import {parsePage, type ParsePageOptions} from './parsePage.ts';
import type {SkipReason} from './skipReason.ts';
import {toRecords} from './toRecords.ts';

/** A file to read. */
export interface PageJob {
  /** Path below the build folder, with slashes. */
  readonly file: string;
  readonly html: string;
  readonly options: ParsePageOptions;
}

/** The URL and records of a page, or why there are none. */
export type PageRecords =
  | {readonly url: string; readonly records: readonly SearchRecord[]; readonly missingTabs: readonly string[]}
  | {readonly reason: SkipReason};

/** Reads a built page. Throws an `ExtractError` when neither the page nor the options name its URL. */
export function readRecords({file, html, options}: PageJob): PageRecords {
  const page = parsePage(file, html, options);
  return typeof page === 'string'
    ? {reason: page}
    : {url: page.url, records: toRecords(page), missingTabs: page.missingTabs};
}
