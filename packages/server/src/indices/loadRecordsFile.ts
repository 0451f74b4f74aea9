import {createSiteWords, openIndex} from '@help-center/engine';
import {buildIndex} from '@help-center/engine/build';
import type {LoadedIndex} from './LoadedIndex.ts';
import {readRecords} from './readRecords.ts';
import {readSynonyms} from './readSynonyms.ts';

/** Builds an index of a records file in memory; `synonymsFile` is the site's (default none). */
export async function loadRecordsFile(file: string, synonymsFile?: string): Promise<LoadedIndex> {
  const records = await readRecords(file);
  const settings = synonymsFile === undefined ? {} : await readSynonyms(synonymsFile);
  // One part: there is no download to be spared.
  const {manifest, files} = buildIndex(records, {...settings, singleFileBytes: Number.POSITIVE_INFINITY});
  const index = await openIndex({
    manifest,
    readPart: async (name) => files.get(name) as Uint8Array,
    createWords: createSiteWords,
  });
  return {index, recordCount: index.recordCount, files: []};
}
