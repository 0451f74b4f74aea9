import {answerQueries, ProtocolError, suggestQueries} from '@help-center/engine/protocol';
import {ApiError, RetryError, toError} from '../errors.ts';
import {createIndexLoader} from './createIndexLoader.ts';
import type {IndexLoader} from './createIndexLoader.ts';
import type {PortableError, WorkerReplies, WorkerReply, WorkerRequest} from './messages.ts';

type OpenRequest = Extract<WorkerRequest, {kind: 'open'}>;

/**
 * The worker's message handler, apart from the worker so that it also runs in tests.
 * Requests are answered one after the other; one that was cancelled before its turn is skipped.
 */
export function createSearchHandler(post: (reply: WorkerReply) => void): (request: WorkerRequest) => void {
  const cancelled = new Set<number>();
  let indexName = '';
  let loader: IndexLoader | undefined;
  let queue: Promise<void> = Promise.resolve();

  async function answer(request: WorkerRequest): Promise<WorkerReplies[keyof WorkerReplies]> {
    if (loader === undefined)
      throw new Error('The search worker was asked before it was told where the index is.');
    switch (request.kind) {
      case 'search':
        return loader.use(async (index) => {
          const openByName = (name: string) => Promise.resolve(name === indexName ? index : undefined);
          const {results} = await answerQueries({requests: request.requests}, openByName);
          return results;
        });
      case 'warm':
        return loader.use(async (index) => {
          await index.search({text: request.query});
          return null;
        });
      case 'suggest':
        return loader.use((index) => suggestQueries(index, request.query, request.max));
      default:
        return loader.revalidate();
    }
  }

  /** The page may have opened the index before the dialog does. Not in the queue: what follows needs the place at once. */
  function open({id, indexName: name, manifestUrl, manifestText}: OpenRequest): void {
    if (loader === undefined) {
      indexName = name;
      loader = createIndexLoader(manifestUrl, manifestText);
      loader.open();
    }
    post({id, ok: true, value: null});
  }

  async function run(request: WorkerRequest): Promise<void> {
    // A turn of the event loop lets the cancellations that are already waiting take effect.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    if (cancelled.delete(request.id)) return;
    try {
      post({id: request.id, ok: true, value: await answer(request)});
    } catch (error) {
      post({id: request.id, ok: false, error: toPortable(toError(error))});
    }
  }

  return (request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (request.kind === 'open') open(request);
    // Asking the server for a newer index must not hold up searches in the present one.
    else if (request.kind === 'revalidate') void run(request);
    else queue = queue.then(() => run(request));
  };
}

function toPortable(error: Error): PortableError {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RetryError) {
      return {name: cause.name, message: cause.message, unreachable: cause.failures[0]?.host ?? ''};
    }
  }
  const status = error instanceof ApiError || error instanceof ProtocolError ? {status: error.status} : {};
  return {name: error.name, message: error.message, ...status};
}
