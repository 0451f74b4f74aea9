import type {SearchRecord} from '@help-center/records';
import {parsePage, type ParsePageOptions} from './parsePage.ts';
import type {SkipReason} from './skipReason.ts';
import {toRecords} from './toRecords.ts';

/** A file that is to be read; all of it can be sent to a thread. */
export interface PageJob {
  /** Path below the build folder, with slashes. */
  readonly file: string;
  readonly html: string;
  readonly options: ParsePageOptions;
}

/** What a page gives: its address and records, or why there are none. */
export type PageRecords =
  | {readonly url: string; readonly records: readonly SearchRecord[]}
  | {readonly reason: SkipReason};

/** Reads one built page. Throws an `ExtractError` when it does not name its address and the options do not either. */
export function readRecords({file, html, options}: PageJob): PageRecords {
  const page = parsePage(file, html, options);
  return typeof page === 'string' ? {reason: page} : {url: page.url, records: toRecords(page)};
}
