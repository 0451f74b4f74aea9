import {buildIndex} from '@help-center/engine/build';
import type {LoadedIndex} from './IndexParts.ts';
import {readRecords} from './readRecords.ts';
import {readSynonyms} from './readSynonyms.ts';

/** Where an index of records comes from. */
export interface RecordsOrigin {
  readonly records: string;
  /** The site's synonyms file; default none. */
  readonly synonyms?: string | undefined;
}

/** Builds an index of a records file; this takes seconds for a large one. */
export async function buildRecordsIndex({records, synonyms}: RecordsOrigin): Promise<LoadedIndex> {
  const settings = synonyms === undefined ? {} : await readSynonyms(synonyms);
  // One part: there is no download to be spared.
  const {manifest, files} = buildIndex(await readRecords(records), {
    ...settings,
    singleFileBytes: Number.POSITIVE_INFINITY,
  });
  return {manifest, parts: files, files: []};
}
