import type {WorkerMessage} from '../storage/index.ts';

/** Sends a message to a service worker. */
export function tellWorker(worker: ServiceWorker, message: WorkerMessage): void {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- messages to a worker have none
  worker.postMessage(message);
}
