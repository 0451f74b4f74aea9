/* oxlint-disable unicorn/require-post-message-target-origin -- between threads there is none */
import {Worker} from 'node:worker_threads';
import {RetryLaterError} from '../errors.ts';
import type {SearchThreadAnswer, SearchThreadCall, SearchThreadData} from '../threads/SearchMessage.ts';
import {fromFailure} from '../threads/ThreadFailure.ts';
import type {SearchAnswer, SearchCall} from './SearchCall.ts';

/** A thread that has all indices open. */
export interface SearchThread {
  readonly records: ReadonlyMap<string, number>;
  /** Calls that it has not answered. */
  readonly underWay: number;
  /** Whether it would begin with another call at once: all that it has not answered pause now and then. */
  readonly isFree: boolean;
  /** Answers a call; a signal that comes later makes it stop at its next pause. */
  answer(call: SearchCall, signal: AbortSignal): Promise<readonly SearchAnswer[]>;
  /** Ends the thread once it has answered what it works at. */
  retire(): void;
  /** Ends the thread at once. */
  end(): Promise<void>;
}

/** How a search thread is started. */
export interface StartSearchThreadOptions {
  /** Folder of the compiled thread modules. */
  readonly threads: URL;
  readonly data: SearchThreadData;
  /** Milliseconds after which a thread that has not answered a call is ended. */
  readonly giveUpMs: number;
  /** Told that the thread would begin with another call, although it has not answered the last one. */
  readonly onFree: () => void;
  /** Told that the thread ended although nobody wanted it to. */
  readonly onLost: (reason: string) => void;
}

interface Waiting {
  isPaused: boolean;
  settle(answer: SearchThreadAnswer): void;
  fail(error: Error): void;
}

/** Calls that a thread has begun at a time: long ones pause, and let a short one have its turn. */
const AT_ONCE = 4;

/** Starts a thread and resolves once it has opened all indices; rejects with the error of the one that it cannot open. */
export async function startSearchThread(options: StartSearchThreadOptions): Promise<SearchThread> {
  const {threads, data, giveUpMs, onFree, onLost} = options;
  const worker = new Worker(new URL('searchThread.js', threads), {workerData: data});
  const waiting = new Map<number, Waiting>();
  let last = 0;
  let isWanted = false;
  let isRetired = false;
  let opened: (answer: SearchThreadAnswer) => void = () => {};

  worker.on('message', (answer: SearchThreadAnswer) => {
    if (!('id' in answer)) opened(answer);
    else if ('isPaused' in answer) pause(answer.id);
    else waiting.get(answer.id)?.settle(answer);
  });
  function pause(id: number): void {
    const call = waiting.get(id);
    if (call === undefined) return;
    call.isPaused = true;
    onFree();
  }
  let reason = 'it has ended';
  worker.on('error', (error) => {
    reason = error.message;
  });
  worker.on('exit', () => {
    opened({failure: {kind: 'fault', message: `a search thread did not start: ${reason}`}});
    for (const {fail} of waiting.values()) fail(new RetryLaterError(503, 'The search was broken off', 1));
    if (isWanted) onLost(reason);
  });

  const records = await new Promise<ReadonlyMap<string, number>>((resolve, reject) => {
    opened = (answer) => {
      opened = () => {};
      if ('records' in answer) resolve(answer.records);
      else if ('failure' in answer) reject(fromFailure(answer.failure));
    };
  }).catch(async (error: unknown) => {
    await worker.terminate();
    throw error;
  });
  isWanted = true;
  // A server that listens keeps the process alive, not its threads.
  worker.unref();

  async function end(): Promise<void> {
    isWanted = false;
    await worker.terminate();
  }
  const send = (message: SearchThreadCall): void => worker.postMessage(message);

  return {
    records,
    get underWay() {
      return waiting.size;
    },
    get isFree() {
      return waiting.size < AT_ONCE && [...waiting.values()].every(({isPaused}) => isPaused);
    },
    answer(call, signal) {
      last += 1;
      const id = last;
      return new Promise<readonly SearchAnswer[]>((resolve, reject) => {
        const cancel = (): void => send({id, isCancelled: true});
        const timer = setTimeout(() => {
          reason = `it has not answered for ${giveUpMs} ms`;
          // Its other calls are broken off with it: which of them is at fault cannot be seen from here.
          void worker.terminate();
        }, giveUpMs);
        const finish = (): void => {
          clearTimeout(timer);
          signal.removeEventListener('abort', cancel);
          waiting.delete(id);
          if (isRetired && waiting.size === 0) void end();
        };
        waiting.set(id, {
          isPaused: false,
          settle(answer) {
            finish();
            if ('answers' in answer) resolve(answer.answers);
            else if ('failure' in answer) reject(fromFailure(answer.failure));
          },
          fail(error) {
            finish();
            reject(error);
          },
        });
        signal.addEventListener('abort', cancel);
        send({id, call});
      });
    },
    retire() {
      isRetired = true;
      if (waiting.size === 0) void end();
    },
    end,
  };
}
