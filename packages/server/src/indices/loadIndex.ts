import {Worker} from 'node:worker_threads';
import {buildRecordsIndex, type RecordsOrigin} from './buildRecordsIndex.ts';
import type {LoadedIndex} from './IndexParts.ts';
import {readIndexFolder} from './readIndexFolder.ts';

/** The source of an index: a folder written by the site build, or a records file. */
export type IndexOrigin = {readonly folder: string} | RecordsOrigin;

/**
 * Reads or builds an index. With `threads`, the folder of the compiled thread module, it does so on a separate thread, so
 * that searches do not have to wait.
 */
export async function loadIndex(origin: IndexOrigin, threads?: URL): Promise<LoadedIndex> {
  if (threads !== undefined) return loadOnThread(origin, threads);
  return 'folder' in origin ? readIndexFolder(origin.folder) : buildRecordsIndex(origin);
}

async function loadOnThread(origin: IndexOrigin, threads: URL): Promise<LoadedIndex> {
  const worker = new Worker(new URL('indexThread.js', threads), {workerData: origin});
  try {
    return await new Promise<LoadedIndex>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that loads the index has ended')));
    });
  } finally {
    await worker.terminate();
  }
}
