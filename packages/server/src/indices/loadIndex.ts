import {Worker} from 'node:worker_threads';
import type {IndexAnswer} from '../threads/IndexMessage.ts';
import {fromFailure} from '../threads/ThreadFailure.ts';
import {buildRecordsIndex, type RecordsOrigin} from './buildRecordsIndex.ts';
import type {LoadedIndex} from './IndexParts.ts';
import {readIndexFolder} from './readIndexFolder.ts';

/** Where an index comes from: a folder that the site build wrote, or a records file. */
export type IndexOrigin = {readonly folder: string} | RecordsOrigin;

/**
 * Reads or builds an index. It is done on a thread of its own, into memory that threads share, when `threads`, the folder
 * of the compiled thread modules, is given: searches would wait for it otherwise.
 */
export async function loadIndex(origin: IndexOrigin, threads?: URL): Promise<LoadedIndex> {
  if (threads !== undefined) return loadOnThread(origin, threads);
  return 'folder' in origin ? readIndexFolder(origin.folder) : buildRecordsIndex(origin);
}

async function loadOnThread(origin: IndexOrigin, threads: URL): Promise<LoadedIndex> {
  const worker = new Worker(new URL('indexThread.js', threads), {workerData: origin});
  try {
    const answer = await new Promise<IndexAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that loads the index has ended')));
    });
    if ('parts' in answer) return answer;
    throw fromFailure(answer);
  } finally {
    await worker.terminate();
  }
}
