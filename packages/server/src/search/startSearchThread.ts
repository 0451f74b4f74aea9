/* oxlint-disable unicorn/require-post-message-target-origin -- between threads there is none */
import {Worker} from 'node:worker_threads';
import {RetryLaterError} from '../errors.ts';
import type {SearchThreadAnswer, SearchThreadCall, SearchThreadData} from '../threads/SearchMessage.ts';
import {fromFailure} from '../threads/ThreadFailure.ts';
import type {SearchAnswer, SearchCall} from './SearchCall.ts';

/** A thread that has all indices open. */
export interface SearchThread {
  readonly records: ReadonlyMap<string, number>;
  /** Number of unanswered calls. */
  readonly underWay: number;
  /** Whether it would start another call immediately, because all unanswered ones have paused. */
  readonly isFree: boolean;
  /** Answers a call. An aborted call stops at its next pause. */
  answer(call: SearchCall, signal: AbortSignal): Promise<readonly SearchAnswer[]>;
  /** Ends the thread after it has answered its calls. */
  retire(): void;
  /** Ends the thread immediately. */
  end(): Promise<void>;
}

/** Options of {@link startSearchThread}. */
export interface StartSearchThreadOptions {
  /** Folder of the compiled thread modules. */
  readonly threads: URL;
  readonly data: SearchThreadData;
  /** Milliseconds after which a thread with an unanswered call is ended. */
  readonly giveUpMs: number;
  /** Called when a running call pauses, so that the thread could start another one. */
  readonly onFree: () => void;
  /** Called when the thread ends unexpectedly. */
  readonly onLost: (reason: string) => void;
}

interface Waiting {
  isPaused: boolean;
  settle(answer: SearchThreadAnswer): void;
  fail(error: Error): void;
}

/** Most calls that a thread runs at a time; long ones pause to let short ones through. */
const AT_ONCE = 4;

/** Starts a thread. Resolves once it has opened all indices; rejects with the error of one that it cannot open. */
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
    for (const {fail} of waiting.values()) fail(new RetryLaterError(503, 'The search was cancelled', 1));
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
  // Only the listening server should keep the process alive.
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
          // This also ends its other calls, because the one at fault is not known.
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
