import {readFileSync} from 'node:fs';
import type {SearchRecord} from '@help-center/records';
import {createLinkResolver} from '../../relevance/src/createLinkResolver.ts';
import {pageRecords} from '../../relevance/src/pageRecords.ts';
import {createSyntheticPages} from '../../search/src/createSyntheticPages.ts';

/** The records of a file with one a line, or of as many synthetic pages. */
export function readServedRecords(from: string | number): readonly SearchRecord[] {
  if (typeof from === 'string') {
    const lines = readFileSync(from, 'utf8').trimEnd().split('\n');
    return lines.map((line): SearchRecord => JSON.parse(line));
  }
  const made = createSyntheticPages(from);
  const resolveLink = createLinkResolver(made);
  return made.flatMap((page) => pageRecords(page, resolveLink));
}
