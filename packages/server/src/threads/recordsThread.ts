import {parentPort, workerData} from 'node:worker_threads';
import {messageOf, ServerError} from '../errors.ts';
import {buildRecordsIndex, type RecordsOrigin} from '../indices/buildRecordsIndex.ts';

/** What the thread that builds an index answers: the files of the index, or why there are none. */
export type RecordsAnswer =
  | {readonly manifest: unknown; readonly files: ReadonlyMap<string, Uint8Array>}
  | {readonly code: ServerError['code']; readonly message: string};

// While it is built here, the former index goes on answering over there.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
const answer = (message: RecordsAnswer): void => parentPort?.postMessage(message);

try {
  const {manifest, files} = await buildRecordsIndex(workerData as RecordsOrigin);
  answer({manifest, files});
} catch (error) {
  const code = error instanceof ServerError ? error.code : 'SERVER_BAD_RECORDS';
  answer({code, message: messageOf(error)});
}
