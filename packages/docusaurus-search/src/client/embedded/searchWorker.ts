import {createSearchHandler} from './createSearchHandler.ts';
import type {WorkerReply, WorkerRequest} from './createWorkerClient.ts';

interface WorkerScope {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerRequest}) => void): void;
}

// This file is compiled with the DOM library, which types `globalThis` as a window.
const scope = globalThis as unknown as WorkerScope;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages from a worker have none
const handle = createSearchHandler((reply) => scope.postMessage(reply));
scope.addEventListener('message', ({data}) => handle(data));
