/* oxlint-disable unicorn/require-post-message-target-origin -- messages to a worker have none */
import type {SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';
import {
  ApiError,
  DeserializationError,
  RetryError,
  rejectOnAbort,
  type BackendClient,
  type CallOptions,
} from '../SearchClient.ts';

/** What the page sends to the worker; `id` pairs the reply with the request. */
export type WorkerRequest =
  /** Opens the index, with what the page already knows of its manifest. */
  | {
      readonly id: number;
      readonly kind: 'open';
      readonly manifestUrl: string;
      readonly indexName: string;
      readonly manifest?: object | undefined;
    }
  /** Drops the request with that id unless it has started; there is no reply. */
  | {readonly id: number; readonly kind: 'cancel'}
  /** Asks for the hits without their text; the reply is `null` if they come no earlier than the whole answer. */
  | {readonly id: number; readonly kind: 'preview'; readonly request: SearchRequestBody}
  | {
      readonly id: number;
      readonly kind: 'search';
      readonly requests: readonly SearchRequestBody[];
      readonly withRuns?: boolean;
    }
  | {readonly id: number; readonly kind: 'suggest'; readonly query: string; readonly max: number}
  | {readonly id: number; readonly kind: 'revalidate'};

/** The reply to each kind of request. */
export interface WorkerReplies {
  readonly open: null;
  readonly preview: SearchResultBody | null;
  readonly search: readonly SearchResultBody[];
  readonly suggest: readonly string[];
  readonly revalidate: boolean;
}

/** An error in a form that can be posted from the worker. */
export interface PortableError {
  readonly name: string;
  readonly message: string;
  /** HTTP status, if the request was refused. */
  readonly status?: number;
  /** Address of the file that could not be fetched. */
  readonly unreachable?: string;
}

/** What the worker posts back. */
export type WorkerReply =
  | {readonly id: number; readonly ok: true; readonly value: WorkerReplies[keyof WorkerReplies]}
  | {readonly id: number; readonly ok: false; readonly error: PortableError};

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

type Kind = keyof WorkerReplies;
type RequestOf<K extends Kind> = Omit<Extract<WorkerRequest, {kind: K}>, 'id'>;

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
    worker = createWorker();
    worker.addEventListener('message', ({data}) => settle(data));
    worker.addEventListener('error', fail);
    worker.addEventListener('messageerror', fail);
    worker.postMessage({id: (lastId += 1), kind: 'open', manifestUrl, indexName, manifest});
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
    start() {
      try {
        openWorker();
      } catch {
        // The first search reports it.
      }
    },
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

function fromPortable(error: PortableError, manifestUrl: string): Error {
  if (error.unreachable !== undefined) {
    return new RetryError([{host: error.unreachable || manifestUrl, reason: 'network'}]);
  }
  if (error.status !== undefined) return new ApiError(error.message, error.status);
  return new DeserializationError(error.message, '');
}
