import {createSearchHandler} from './createSearchHandler.ts';
import {SITE_PRODUCTS} from './siteProducts.ts';
import type {WorkerReply, WorkerRequest} from './messages.ts';

interface WorkerScope {
  postMessage(reply: WorkerReply): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerRequest}) => void): void;
}

// The library of the page is in force here too, so the worker's own scope has to be named.
const scope = globalThis as unknown as WorkerScope;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- between a worker and its page there is none
const handle = createSearchHandler((reply) => scope.postMessage(reply), SITE_PRODUCTS);
scope.addEventListener('message', ({data}) => handle(data));
