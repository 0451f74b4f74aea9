import {parentPort, workerData} from 'node:worker_threads';
import {loadIndex, type IndexAnswer, type IndexOrigin} from '../indices/loadIndex.ts';
import {toFailure} from './ThreadFailure.ts';

const answer = (message: IndexAnswer, moved: readonly ArrayBuffer[] = []): void =>
  parentPort?.postMessage(message, moved);

try {
  const {manifest, parts, files} = await loadIndex(workerData as IndexOrigin);
  // Copies without what surrounds them, as several parts may lie in one buffer.
  const copies = new Map([...parts].map(([name, bytes]) => [name, new Uint8Array(bytes)]));
  answer(
    {manifest, files, parts: copies},
    [...copies.values()].map(({buffer}) => buffer),
  );
} catch (error) {
  answer(toFailure(error));
}
