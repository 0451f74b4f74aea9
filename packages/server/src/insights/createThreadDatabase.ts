/* oxlint-disable unicorn/require-post-message-target-origin -- between threads there is none */
import {setTimeout as wait} from 'node:timers/promises';
import {Worker} from 'node:worker_threads';
import {ServerError} from '../errors.ts';
import type {DatabaseAnswer, DatabaseCall, DatabaseThreadData} from '../threads/DatabaseMessage.ts';
import type {Database} from './Database.ts';

/** Milliseconds to close the database properly; the PostgreSQL driver takes up to five seconds. */
const CLOSE_MS = 6000;

/**
 * Opens a database on a separate thread. `threads` is the folder of the compiled thread modules; `onLost` is called when the
 * thread ends unexpectedly.
 */
export async function createThreadDatabase(
  data: DatabaseThreadData,
  threads: URL,
  onLost: (reason: string) => void = () => {},
): Promise<Database> {
  const worker = new Worker(new URL('databaseThread.js', threads), {workerData: data});
  const waiting = new Map<number, (answer: DatabaseAnswer) => void>();
  let last = 0;
  let isEnding = false;
  let isOpen = false;
  let reason = 'the thread of the database has ended';
  const rejectAll = (error: string): void => {
    for (const [id, settleCall] of waiting) settleCall({id, error});
    waiting.clear();
  };
  worker.on('message', (answer: DatabaseAnswer) => {
    const settleCall = waiting.get(answer.id);
    waiting.delete(answer.id);
    settleCall?.(answer);
  });
  worker.on('error', (error) => {
    reason = `the thread of the database has ended: ${error.message}`;
    rejectAll(reason);
  });
  worker.on('exit', () => {
    rejectAll(reason);
    const isLost = isOpen && !isEnding;
    isOpen = false;
    if (isLost) onLost(reason);
  });

  async function settle(id: number): Promise<DatabaseAnswer['rows']> {
    // Keeps the process alive only while a call is pending.
    worker.ref();
    const {error, rows} = await new Promise<DatabaseAnswer>((resolve) => {
      waiting.set(id, resolve);
    });
    if (waiting.size === 0 && !isEnding) worker.unref();
    if (error !== undefined)
      throw new ServerError('SERVER_DATABASE', error.replace(/^\[search-server\] /u, ''));
    return rows;
  }
  function call(message: DistributiveOmit<DatabaseCall, 'id'>): Promise<DatabaseAnswer['rows']> {
    last += 1;
    worker.postMessage({...message, id: last});
    return settle(last);
  }

  async function end(): Promise<void> {
    isEnding = true;
    worker.ref();
    await worker.terminate();
  }

  try {
    await settle(0);
    isOpen = true;
  } catch (error) {
    await end();
    throw error;
  }
  return {
    async transact(statements) {
      await call({kind: 'transact', statements});
    },
    all: async <Row>(statement: Parameters<Database['all']>[0]) =>
      (await call({kind: 'all', statement})) as unknown as Row[],
    async close() {
      if (isOpen) await Promise.race([call({kind: 'close'}), wait(CLOSE_MS, undefined, {ref: false})]);
      await end();
    },
  };
}

type DistributiveOmit<T, K extends PropertyKey> = T extends unknown ? Omit<T, K> : never;
