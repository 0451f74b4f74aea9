import type {SearchIndex} from '@help-center/engine';
import {answerQueries, previewQuery, ProtocolError, suggestQueries} from '@help-center/engine/protocol';
import {ApiError, RetryError, toError} from '../SearchClient.ts';
import {createIndexLoader, type IndexLoader} from './createIndexLoader.ts';
import type {SearchWorker, WorkerReply, WorkerRequest} from './createWorkerClient.ts';

/** Long enough for slow phones. A server has less time, because its callers share the processor. */
const TIME_LIMIT_MS = 1000;

/**
 * The worker's message handler, separate from the worker so that it also runs in tests.
 * Requests are answered one after another; a request cancelled before its turn is skipped.
 */
export function createSearchHandler(post: (reply: WorkerReply) => void): (request: WorkerRequest) => void {
  const cancelled = new Set<number>();
  let name = '';
  let loader: IndexLoader | undefined;
  let queue: Promise<void> = Promise.resolve();

  const byName = (index: SearchIndex) => async (asked: string) => (asked === name ? index : undefined);

  /** The index, which the page opens with its first message. */
  const opened = () => loader as IndexLoader;
  const worker: SearchWorker = {
    open(manifestUrl, indexName, manifest) {
      name = indexName;
      loader = createIndexLoader(manifestUrl, manifest);
      loader.open();
    },
    search: (requests, withRuns) =>
      opened().use(async (index) => {
        const options = {withRuns, timeLimitMs: TIME_LIMIT_MS};
        return (await answerQueries({requests}, byName(index), options)).results;
      }),
    preview: (request) => opened().use((index) => previewQuery(request, byName(index))),
    suggest: (query, max) => opened().use((index) => suggestQueries(index, query, max)),
    revalidate: () => opened().revalidate(),
  };

  async function run(method: keyof SearchWorker, {id, args = []}: WorkerRequest): Promise<void> {
    // Lets pending cancellations take effect first, but the requests that follow need the index.
    if (method !== 'open')
      await new Promise((resolve) => {
        setTimeout(resolve, 0);
      });
    if (cancelled.delete(id)) return;
    try {
      post({id, value: await (worker[method] as (...args: readonly unknown[]) => unknown)(...args)});
      if (method === 'search') void loader?.readAhead();
    } catch (error) {
      post({id, error: toPortable(toError(error))});
    }
  }

  return (request) => {
    const {id, method} = request;
    if (method === undefined) cancelled.add(id);
    // Looking for a newer index must not hold up searches, nor searches the previews.
    else if (method !== 'search' && method !== 'suggest') void run(method, request);
    else queue = queue.then(() => run(method, request));
  };
}

function toPortable(error: Error): NonNullable<WorkerReply['error']> {
  const {message} = error;
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause)
    if (cause instanceof RetryError) return {message, unreachable: cause.failures[0]?.host ?? ''};
  return {
    message,
    ...((error instanceof ApiError || error instanceof ProtocolError) && {status: error.status}),
  };
}
