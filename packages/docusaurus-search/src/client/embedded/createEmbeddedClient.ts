import {
  createWorkerClient,
  type CreateWorkerClientOptions,
  type EmbeddedClient,
  type WorkerLike,
} from './createWorkerClient.ts';

/** Settings of {@link createEmbeddedClient}. */
export type CreateEmbeddedClientOptions = Omit<CreateWorkerClientOptions, 'createWorker'> &
  Partial<Pick<CreateWorkerClientOptions, 'createWorker'>>;

/** Answers queries from the index shipped with a site, off the main thread. The site's bundler makes the worker. */
export function createEmbeddedClient({
  createWorker = startWorker,
  ...options
}: CreateEmbeddedClientOptions): EmbeddedClient {
  return createWorkerClient({...options, createWorker});
}

function startWorker(): WorkerLike {
  return new Worker(new URL('./searchWorker.js', import.meta.url), {type: 'module', name: 'search'});
}
