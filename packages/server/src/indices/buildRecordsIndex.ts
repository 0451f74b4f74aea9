import {buildIndex} from '@help-center/engine/build';
import type {LoadedIndex} from './IndexParts.ts';
import {readRecords} from './readRecords.ts';
import {readSynonyms} from './readSynonyms.ts';

/** The source of an index that the server builds itself. */
export interface RecordsOrigin {
  readonly records: string;
  /** The site's synonyms file; default none. */
  readonly synonyms?: string | undefined;
}

/** Builds an index from a records file, which takes seconds for a large one. */
export async function buildRecordsIndex({records, synonyms}: RecordsOrigin): Promise<LoadedIndex> {
  const settings = synonyms === undefined ? {} : await readSynonyms(synonyms);
  // A single part, because there are no downloads to save.
  const {manifest, files} = buildIndex(await readRecords(records), {
    ...settings,
    singleFileBytes: Number.POSITIVE_INFINITY,
  });
  return {manifest, parts: files, files: []};
}
