/* oxlint-disable unicorn/require-post-message-target-origin -- messages to a worker have none */
import type {SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';
import {
  ApiError,
  DeserializationError,
  RetryError,
  rejectOnAbort,
  type BackendClient,
} from '../SearchClient.ts';

/** What the worker does for the page. */
export interface SearchWorker {
  /** Opens the index, with what the page already knows of its manifest. */
  open(manifestUrl: string, indexName: string, manifest?: object): void;
  search(requests: readonly SearchRequestBody[], withRuns: boolean): Promise<readonly SearchResultBody[]>;
  /** The hits without their text; `undefined` if they come no earlier than the whole answer. */
  preview(request: SearchRequestBody): Promise<SearchResultBody | undefined>;
  suggest(query: string, max: number): Promise<readonly string[]>;
  revalidate(): Promise<boolean>;
}

/** A call of the worker, whose reply has the same id; without a method, the call with that id is dropped unless it has started. */
export interface WorkerRequest {
  readonly id: number;
  readonly method?: keyof SearchWorker;
  readonly args?: readonly unknown[];
}

/** What the worker posts back. */
export interface WorkerReply {
  readonly id: number;
  readonly value?: unknown;
  /** What failed, in a form that can be posted. */
  readonly error?: {
    readonly message: string;
    /** HTTP status, if the request was refused. */
    readonly status?: number;
    /** Address of the file that could not be fetched. */
    readonly unreachable?: string;
  };
}

/** The part of a `Worker` that is used. */
export interface WorkerLike {
  postMessage(message: WorkerRequest): void;
  addEventListener(type: 'message', listener: (event: {data: WorkerReply}) => void): void;
  addEventListener(type: 'error' | 'messageerror', listener: (event: {message?: string}) => void): void;
  terminate(): void;
}

/** Settings of {@link createWorkerClient}. */
export interface CreateWorkerClientOptions {
  /** Absolute address of the manifest of the index. */
  readonly manifestUrl: string;
  /** Name of the index; requests for any other are refused. */
  readonly indexName: string;
  /** What the page already knows of the manifest: at least its format, version and parts. Default: it is fetched. */
  readonly manifest?: object | undefined;
  /** Starts the worker. */
  readonly createWorker: () => WorkerLike;
}

/** A backend that can also start early, suggest, preview and revalidate. */
export type EmbeddedClient = BackendClient &
  Required<Pick<BackendClient, 'suggest' | 'revalidate' | 'preview'>> & {
    /** Starts the worker and opens the index, so that the first search does not wait for either. */
    start(): void;
  };

interface Pending {
  resolve(value: unknown): void;
  reject(error: Error): void;
}

/** Answers queries from the index shipped with the site, off the main thread. */
export function createWorkerClient(options: CreateWorkerClientOptions): EmbeddedClient {
  const {manifestUrl, indexName, manifest, createWorker} = options;
  const pending = new Map<number, Pending>();
  let worker: WorkerLike | undefined;
  let lastId = 0;

  function settle({id, value, error}: WorkerReply): void {
    const caller = pending.get(id);
    pending.delete(id);
    if (error === undefined) caller?.resolve(value);
    else caller?.reject(fromPortable(error));
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
    worker = createWorker();
    worker.addEventListener('message', ({data}) => settle(data));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage({id: (lastId += 1), method: 'open', args: [manifestUrl, indexName, manifest]});
    return worker;
  }

  async function call<Method extends Exclude<keyof SearchWorker, 'open'>>(
    method: Method,
    args: Parameters<SearchWorker[Method]>,
    signal?: AbortSignal,
  ): Promise<Awaited<ReturnType<SearchWorker[Method]>>> {
    signal?.throwIfAborted();
    const port = openWorker();
    const id = (lastId += 1);
    const reply = new Promise<never>((resolve, reject) => {
      pending.set(id, {resolve, reject});
    });
    port.postMessage({id, method, args});
    const cancel = () => {
      if (pending.delete(id)) port.postMessage({id});
    };
    signal?.addEventListener('abort', cancel, {once: true});
    return rejectOnAbort(reply, signal).finally(() => signal?.removeEventListener('abort', cancel));
  }

  return {
    type: 'embedded',
    start() {
      try {
        openWorker();
      } catch {
        // The first search reports it.
      }
    },
    search: (requests, {signal, withRuns = false} = {}) => call('search', [requests, withRuns], signal),
    preview: (request, {signal} = {}) => call('preview', [request], signal),
    suggest: (query, max, {signal} = {}) => call('suggest', [query, max], signal),
    revalidate: () => call('revalidate', []),
  };
}

function fromPortable({message, status, unreachable}: NonNullable<WorkerReply['error']>): Error {
  if (unreachable !== undefined) return new RetryError([{host: unreachable, reason: 'network'}]);
  return status === undefined ? new DeserializationError(message, '') : new ApiError(message, status);
}
