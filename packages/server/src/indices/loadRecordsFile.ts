import {Worker} from 'node:worker_threads';
import {createSiteWords, openIndex} from '@help-center/engine';
import {ServerError} from '../errors.ts';
import type {RecordsAnswer} from '../threads/recordsThread.ts';
import {buildRecordsIndex, type RecordsOrigin} from './buildRecordsIndex.ts';
import type {LoadedIndex} from './LoadedIndex.ts';

/**
 * Loads an index of a records file into memory. It is built on a thread of its own when `threads`, the folder of the
 * compiled thread modules, is given: searches would wait for it otherwise.
 */
export async function loadRecordsFile(origin: RecordsOrigin, threads?: URL): Promise<LoadedIndex> {
  const {manifest, files} =
    threads === undefined ? await buildRecordsIndex(origin) : await buildOnThread(origin, threads);
  const index = await openIndex({
    manifest,
    readPart: async (name) => files.get(name) as Uint8Array,
    createWords: createSiteWords,
  });
  return {index, recordCount: index.recordCount, files: []};
}

type Built = Extract<RecordsAnswer, {files: unknown}>;

async function buildOnThread(origin: RecordsOrigin, threads: URL): Promise<Built> {
  const worker = new Worker(new URL('recordsThread.js', threads), {workerData: origin});
  try {
    const answer = await new Promise<RecordsAnswer>((resolve, reject) => {
      worker.once('message', resolve);
      worker.once('error', reject);
      worker.once('exit', () => reject(new Error('the thread that builds the index has ended')));
    });
    if ('files' in answer) return answer;
    throw new ServerError(answer.code, answer.message.replace(/^\[search-server\] /u, ''));
  } finally {
    await worker.terminate();
  }
}
