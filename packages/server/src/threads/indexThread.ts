import {parentPort, workerData} from 'node:worker_threads';
import {loadIndex, type IndexOrigin} from '../indices/loadIndex.ts';

const {manifest, parts} = await loadIndex(workerData as IndexOrigin);
// Copies without what surrounds them, as several parts may lie in one buffer.
const copies = new Map([...parts].map(([name, bytes]) => [name, new Uint8Array(bytes)]));
parentPort?.postMessage(
  {manifest, parts: copies},
  [...copies.values()].map(({buffer}) => buffer),
);
