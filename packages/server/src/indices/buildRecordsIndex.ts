import {buildIndex, type IndexFiles} from '@help-center/engine/build';
import {readRecords} from './readRecords.ts';
import {readSynonyms} from './readSynonyms.ts';

/** Where an index of records comes from. */
export interface RecordsOrigin {
  readonly records: string;
  /** The site's synonyms file; default none. */
  readonly synonyms?: string | undefined;
}

/** Builds an index of a records file; this takes seconds for a large one. */
export async function buildRecordsIndex({records, synonyms}: RecordsOrigin): Promise<IndexFiles> {
  const settings = synonyms === undefined ? {} : await readSynonyms(synonyms);
  // One part: there is no download to be spared.
  return buildIndex(await readRecords(records), {...settings, singleFileBytes: Number.POSITIVE_INFINITY});
}
