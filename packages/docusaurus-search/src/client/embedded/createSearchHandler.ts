import type {SearchIndex} from '@help-center/engine';
import {answerQueries, previewQuery, ProtocolError, suggestQueries} from '@help-center/engine/protocol';
import {ApiError, RetryError, toError} from '../SearchClient.ts';
import {createIndexLoader, type IndexLoader} from './createIndexLoader.ts';
import type {PortableError, WorkerReplies, WorkerReply, WorkerRequest} from './createWorkerClient.ts';

/** Long enough for slow phones. A server has less time, because its callers share the processor. */
const TIME_LIMIT_MS = 1000;

const UNQUEUED: ReadonlySet<WorkerRequest['kind']> = new Set(['revalidate', 'preview']);

type OpenRequest = Extract<WorkerRequest, {kind: 'open'}>;

/**
 * The worker's message handler, separate from the worker so that it also runs in tests.
 * Requests are answered one after another; a request cancelled before its turn is skipped.
 */
export function createSearchHandler(post: (reply: WorkerReply) => void): (request: WorkerRequest) => void {
  const cancelled = new Set<number>();
  let indexName = '';
  let loader: IndexLoader | undefined;
  let queue: Promise<void> = Promise.resolve();

  const byName = (index: SearchIndex) => (name: string) =>
    Promise.resolve(name === indexName ? index : undefined);

  async function answer(request: WorkerRequest): Promise<WorkerReplies[keyof WorkerReplies]> {
    if (loader === undefined)
      throw new Error(
        'The search worker got a request before the "open" message with the address of the index.',
      );
    switch (request.kind) {
      case 'search':
        return loader.use(async (index) => {
          const {requests, withRuns = false} = request;
          const {results} = await answerQueries({requests}, byName(index), {
            withRuns,
            timeLimitMs: TIME_LIMIT_MS,
          });
          return results;
        });
      case 'preview':
        return loader.use(async (index) => (await previewQuery(request.request, byName(index))) ?? null);
      case 'suggest':
        return loader.use((index) => suggestQueries(index, request.query, request.max));
      default:
        return loader.revalidate();
    }
  }

  /** Not queued, as the requests that follow need the loader. */
  function open(request: OpenRequest): void {
    ({indexName} = request);
    loader = createIndexLoader(request.manifestUrl, request.manifest);
    loader.open();
    post({id: request.id, ok: true, value: null});
  }

  async function run(request: WorkerRequest): Promise<void> {
    // Lets pending cancellations take effect first.
    await new Promise((resolve) => {
      setTimeout(resolve, 0);
    });
    if (cancelled.delete(request.id)) return;
    try {
      post({id: request.id, ok: true, value: await answer(request)});
      if (request.kind === 'search') void loader?.readAhead();
    } catch (error) {
      post({id: request.id, ok: false, error: toPortable(toError(error))});
    }
  }

  return (request) => {
    if (request.kind === 'cancel') cancelled.add(request.id);
    else if (request.kind === 'open') open(request);
    // Looking for a newer index must not hold up searches, nor searches the previews.
    else if (UNQUEUED.has(request.kind)) void run(request);
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
