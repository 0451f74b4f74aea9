import {parentPort, workerData} from 'node:worker_threads';
import {loadIndex, type IndexAnswer, type IndexOrigin} from '../indices/loadIndex.ts';
import {toFailure} from './ThreadFailure.ts';

// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between threads there is none
const answer = (message: IndexAnswer): void => parentPort?.postMessage(message);

function share(bytes: Uint8Array): Uint8Array {
  const shared = new Uint8Array(new SharedArrayBuffer(bytes.length));
  shared.set(bytes);
  return shared;
}

try {
  const {manifest, parts, files} = await loadIndex(workerData as IndexOrigin);
  answer({manifest, files, parts: new Map([...parts].map(([name, bytes]) => [name, share(bytes)]))});
} catch (error) {
  answer(toFailure(error));
}
