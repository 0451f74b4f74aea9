import {buildIndex} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {loadSynonyms} from './loadSynonyms.ts';
import type {ResolvedOptions} from './options.ts';
import {MANIFEST} from './writeIndex.ts';

/** Builds the files of the index that is shipped with the site, the manifest among them. */
export async function buildIndexFiles(
  siteDir: string,
  records: readonly SearchRecord[],
  {synonymsFile}: ResolvedOptions,
): Promise<Map<string, Uint8Array>> {
  const words = synonymsFile === null ? {} : await loadSynonyms(siteDir, synonymsFile);
  const {manifest, files} = buildIndex(records, words);
  return new Map([...files, [MANIFEST, new TextEncoder().encode(JSON.stringify(manifest))]]);
}
