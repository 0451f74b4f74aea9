import {parentPort, workerData} from 'node:worker_threads';
import type {IndexOrigin} from '../indices/loadIndex.ts';
import {buildRecordsIndex} from '../indices/buildRecordsIndex.ts';
import {readIndexFolder} from '../indices/readIndexFolder.ts';
import type {IndexAnswer} from './IndexMessage.ts';
import {toFailure} from './ThreadFailure.ts';

// While an index is read or built here, the former one goes on answering over there.
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
const answer = (message: IndexAnswer): void => parentPort?.postMessage(message);

function share(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

try {
  const origin = workerData as IndexOrigin;
  const {manifest, parts, files} = await ('folder' in origin
    ? readIndexFolder(origin.folder)
    : buildRecordsIndex(origin));
  answer({manifest, files, parts: new Map([...parts].map(([name, bytes]) => [name, share(bytes)]))});
} catch (error) {
  answer(toFailure(error));
}
