import {createSearchHandler} from '../../../src/client/embedded/createSearchHandler.ts';
import type {WorkerLike, WorkerReply} from '../../../src/client/embedded/messages.ts';

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
