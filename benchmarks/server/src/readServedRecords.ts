import {readFileSync} from 'node:fs';
import type {SearchRecord} from '@help-center/records';
import {recordsOfPages} from '../../relevance/src/pageRecords.ts';
import {createSyntheticPages} from '../../search/src/createSyntheticPages.ts';

/** The records of a JSON Lines file, or of a number of synthetic pages. */
export function readServedRecords(from: string | number): readonly SearchRecord[] {
  if (typeof from === 'string') {
    const lines = readFileSync(from, 'utf8').trimEnd().split('\n');
    return lines.map((line): SearchRecord => JSON.parse(line));
  }
  return recordsOfPages(createSyntheticPages(from));
}
