import {createEmbeddedClient} from '../../../src/client/embedded/createEmbeddedClient.ts';
import type {
  EmbeddedClient,
  WorkerLike,
  WorkerReply,
} from '../../../src/client/embedded/createWorkerClient.ts';
import {buildIndex, type BuildIndexOptions} from '@help-center/engine/build';
import type {SearchRecord} from '@help-center/records';
import {createSearchHandler} from '../../../src/client/embedded/createSearchHandler.ts';

/** Address of the manifest of a served index. */
export const MANIFEST_URL = 'https://help.example.com/search-index/manifest.json';

/** An index behind a stand-in for `fetch`. */
export interface ServedIndex {
  readonly fetch: typeof fetch;
  /** File names fetched so far, in order. */
  readonly fetched: string[];
  /** Number of files of the index, the manifest among them. */
  size(): number;
  /** Serves the index of other records from now on; the files of the former one are gone. */
  deploy(records: readonly SearchRecord[], settings?: BuildIndexOptions): void;
  /** Answers every request with this instead, or with the index again. */
  answerWith(answer: (() => Promise<Response>) | null): void;
}

/** Serves the index of the records. */
export function createServedIndex(
  records: readonly SearchRecord[],
  settings?: BuildIndexOptions,
): ServedIndex {
  const fetched: string[] = [];
  let files = new Map<string, Uint8Array>();
  let override: (() => Promise<Response>) | null = null;
  const deploy: ServedIndex['deploy'] = (next, options) => {
    const {manifest, files: parts} = buildIndex(next, options);
    files = new Map(parts).set('manifest.json', new TextEncoder().encode(JSON.stringify(manifest)));
  };
  deploy(records, settings);
  return {
    fetched,
    size: () => files.size,
    deploy,
    answerWith: (answer) => {
      override = answer;
    },
    fetch: async (url) => {
      const name = String(url).split('/').at(-1) ?? '';
      fetched.push(name);
      if (override !== null) return override();
      const bytes = files.get(name);
      if (bytes === undefined) return new Response('gone', {status: 404});
      return new Response(bytes as BodyInit);
    },
  };
}

/** A worker that runs the real handler in this process; messages are copied as they are between threads. */
export function createWorkerStandIn(): WorkerLike & {crash(): void} {
  const listeners: Record<string, ((event: {data: WorkerReply}) => void)[]> = {};
  let alive = true;
  const emit = (type: string, data?: unknown) => {
    for (const listener of listeners[type] ?? []) listener({data: data as WorkerReply});
  };
  const handle = createSearchHandler((reply) => {
    if (alive) emit('message', structuredClone(reply));
  });
  return {
    postMessage: (message) => handle(structuredClone(message)),
    addEventListener: (type: string, listener: (event: never) => void) => {
      (listeners[type] ??= []).push(listener as (event: {data: WorkerReply}) => void);
    },
    terminate: () => {
      alive = false;
    },
    crash: () => emit('error'),
  };
}

/** A client of the served index, without a worker of its own. */
export const createServedClient = (indexName = 'help-center'): EmbeddedClient =>
  createEmbeddedClient({
    manifestUrl: MANIFEST_URL,
    indexName,
    createWorker: createWorkerStandIn,
  });
