/* oxlint-disable unicorn/require-post-message-target-origin -- messages to a worker have none */
import type {createSearchHandler} from './createSearchHandler.ts';
import type {WorkerLike, WorkerReply, WorkerRequest} from './messages.ts';

/** Fetches the handler of the worker's messages. */
export type LoadHandler = () => Promise<typeof createSearchHandler>;

type Listener = (event: {data: WorkerReply; message?: string}) => void;

/**
 * Starts a worker, or searches on the page itself if workers are missing or forbidden by a policy; the latter shows as an
 * error before the first reply. Slower, but search works.
 */
export function createSteadyWorker(start: () => WorkerLike, loadHandler: LoadHandler): WorkerLike {
  const listeners: {readonly type: string; readonly listener: Listener}[] = [];
  const emit = (type: string, event: object): void => {
    for (const each of listeners) if (each.type === type) each.listener(event as {data: WorkerReply});
  };
  /** Messages sent before the first reply, to be repeated on the page. */
  let sent: WorkerRequest[] | undefined = [];
  let worker: WorkerLike | undefined;
  let onPage: Promise<(request: WorkerRequest) => void> | undefined;

  function post(message: WorkerRequest): void {
    if (onPage === undefined) worker?.postMessage(message);
    else void onPage.then((handle) => handle(message)).catch(() => undefined);
  }

  function takeOver(cause: unknown): void {
    console.error('[search] no worker could be started; searching on the page:', cause);
    worker?.terminate();
    onPage = loadHandler().then((createHandler) => createHandler((data) => emit('message', {data})));
    onPage.catch((error: unknown) => emit('error', {message: String(error)}));
    for (const message of sent ?? []) post(message);
    sent = undefined;
  }

  function onFault(type: 'error' | 'messageerror', event: {message?: string}): void {
    if (sent === undefined) emit(type, event);
    else takeOver(event.message ?? type);
  }

  try {
    worker = start();
    worker.addEventListener('message', (event) => {
      sent = undefined;
      emit('message', event);
    });
    worker.addEventListener('error', (event) => onFault('error', event));
    worker.addEventListener('messageerror', (event) => onFault('messageerror', event));
  } catch (cause) {
    takeOver(cause);
  }
  return {
    postMessage(message) {
      sent?.push(message);
      post(message);
    },
    addEventListener(type: string, listener: (event: never) => void) {
      listeners.push({type, listener: listener as Listener});
    },
    terminate: () => worker?.terminate(),
  };
}
