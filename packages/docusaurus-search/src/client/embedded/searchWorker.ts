import {createSearchHandler} from './createSearchHandler.ts';
import type {WorkerReply, WorkerRequest} from './messages.ts';

interface WorkerScope {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerRequest}) => void): void;
}

declare global {
  interface Window {
    /** Set where this script runs on a page, as workers are missing or forbidden there. */
    helpCenterSearchHandler: typeof createSearchHandler;
  }
}

if (typeof window === 'undefined') {
  // This file is compiled with the DOM library, which types `globalThis` as a window.
  const scope = globalThis as unknown as WorkerScope;
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages from a worker have none
  const handle = createSearchHandler((reply) => scope.postMessage(reply));
  scope.addEventListener('message', ({data}) => handle(data));
} else window.helpCenterSearchHandler = createSearchHandler;
