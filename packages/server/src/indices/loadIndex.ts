import {Worker} from 'node:worker_threads';
import {buildIndex} from '@help-center/engine/build';
import {readIndexFolder, type IndexParts} from './readIndexFolder.ts';
import {readRecords} from './readRecords.ts';
import {readSynonyms} from './readSynonyms.ts';

/** The source of an index that the server builds itself. */
interface RecordsOrigin {
  readonly records: string;
  /** The site's synonyms file; default none. */
  readonly synonyms?: string | undefined;
}

/** The source of an index: a folder written by the site build, or a records file. */
export type IndexOrigin = {readonly folder: string} | RecordsOrigin;

/**
 * Reads or builds an index. With `threads`, the folder of the compiled thread module, it does so on a separate thread, so
 * that searches do not have to wait.
 */
export async function loadIndex(origin: IndexOrigin, threads?: URL): Promise<IndexParts> {
  if (threads !== undefined) return loadOnThread(origin, threads);
  return 'folder' in origin ? readIndexFolder(origin.folder) : buildRecordsIndex(origin);
}

async function loadOnThread(origin: IndexOrigin, threads: URL): Promise<IndexParts> {
  const worker = new Worker(new URL('indexThread.js', threads), {workerData: origin});
  try {
    return await new Promise<IndexParts>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that loads the index has ended')));
    });
  } finally {
    await worker.terminate();
  }
}

/** Builds an index from a records file, which takes seconds for a large one. */
async function buildRecordsIndex({records, synonyms}: RecordsOrigin): Promise<IndexParts> {
  const settings = synonyms === undefined ? {} : await readSynonyms(synonyms);
  // A single part, because there are no downloads to save.
  const {manifest, files} = buildIndex(await readRecords(records), {
    ...settings,
    singleFileBytes: Number.POSITIVE_INFINITY,
  });
  return {manifest, parts: files};
}
