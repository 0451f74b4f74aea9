/* oxlint-disable unicorn/require-post-message-target-origin -- messages to a worker have none */
import {ApiError, DeserializationError, RetryError} from '../errors.ts';
import {rejectOnAbort} from '../rejectOnAbort.ts';
import type {BackendClient, CallOptions} from '../types.ts';
import {createSteadyWorker} from './createSteadyWorker.ts';
import type {PortableError, WorkerLike, WorkerReplies, WorkerReply, WorkerRequest} from './messages.ts';

/** Settings of {@link createEmbeddedClient}. */
export interface CreateEmbeddedClientOptions {
  /** Absolute address of the manifest of the index. */
  readonly manifestUrl: string;
  /** Name of the index; requests for any other are refused. */
  readonly indexName: string;
  /** Starts the worker; a dedicated module worker by default. */
  readonly createWorker?: () => WorkerLike;
}

/** A backend that can also suggest, preview and revalidate. */
export type EmbeddedClient = BackendClient &
  Required<Pick<BackendClient, 'suggest' | 'revalidate' | 'preview'>>;

type Kind = keyof WorkerReplies;
type RequestOf<K extends Kind> = Omit<Extract<WorkerRequest, {kind: K}>, 'id'>;

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Answers queries from the index shipped with the site, off the main thread. */
export function createEmbeddedClient(options: CreateEmbeddedClientOptions): EmbeddedClient {
  const {manifestUrl, indexName, createWorker = () => takeEarlyWorker() ?? startWorker()} = options;
  const pending = new Map<number, Pending>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function settle(reply: WorkerReply): void {
    const caller = pending.get(reply.id);
    pending.delete(reply.id);
    if (reply.ok) caller?.resolve(reply.value);
    else caller?.reject(fromPortable(reply.error, manifestUrl));
  }

  function fail(cause: unknown): void {
    worker?.terminate();
    worker = undefined;
    const error = new RetryError([{host: 'the search worker', reason: 'network'}], {cause});
    for (const {reject} of pending.values()) reject(error);
    pending.clear();
  }

  function openWorker(): WorkerLike {
    if (worker !== undefined) return worker;
    worker = createSteadyWorker(createWorker);
    worker.addEventListener('message', ({data}) => settle(data));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage({id: (lastId += 1), kind: 'open', manifestUrl, indexName});
    return worker;
  }

  async function call<K extends Kind>(
    request: RequestOf<K>,
    signal?: AbortSignal,
  ): Promise<WorkerReplies[K]> {
    signal?.throwIfAborted();
    const port = openWorker();
    const id = (lastId += 1);
    const reply = new Promise<WorkerReplies[K]>((resolve, reject) => {
      pending.set(id, {resolve, reject});
    });
    port.postMessage({...request, id} as WorkerRequest);
    const cancel = () => {
      if (pending.delete(id)) port.postMessage({id, kind: 'cancel'});
    };
    signal?.addEventListener('abort', cancel, {once: true});
    return rejectOnAbort(reply, signal).finally(() => signal?.removeEventListener('abort', cancel));
  }

  return {
    type: 'embedded',
    search: (requests, {signal, withRuns = false}: CallOptions = {}) =>
      call<'search'>({kind: 'search', requests, withRuns}, signal),
    async preview(request, {signal}: CallOptions = {}) {
      return (await call<'preview'>({kind: 'preview', request}, signal)) ?? undefined;
    },
    suggest: (query, max, {signal}: CallOptions = {}) =>
      call<'suggest'>({kind: 'suggest', query, max}, signal),
    revalidate: () => call<'revalidate'>({kind: 'revalidate'}),
  };
}

/** The worker that early search has already started. */
function takeEarlyWorker(): WorkerLike | undefined {
  return typeof window === 'undefined' ? undefined : window.helpCenterEarlySearch?.takeWorker();
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./searchWorker.js', import.meta.url), {type: 'module', name: 'search'});
}

function fromPortable(error: PortableError, manifestUrl: string): Error {
  if (error.unreachable !== undefined) {
    return new RetryError([{host: error.unreachable || manifestUrl, reason: 'network'}]);
  }
  if (error.status !== undefined) return new ApiError(error.message, error.status);
  return new DeserializationError(error.message, '');
}
