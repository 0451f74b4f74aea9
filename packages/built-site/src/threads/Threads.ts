/* oxlint-disable unicorn/require-post-message-target-origin -- between threads there is none */
import {availableParallelism} from 'node:os';
import {Worker} from 'node:worker_threads';
import type {JobAnswer} from './answerJobs.ts';

/** Below this many pages, the work is done before a thread has loaded its modules. */
const FEWEST_FOR_THREADS = 64;
/** The same for jobs of a few milliseconds: up to there, threads take longer to start than they save. */
const FEWEST_FOR_SHORT_JOBS = 256;

/**
 * A pool of worker threads for jobs of one kind; each thread does one job at a time. Threads start on demand, so a build
 * with little to do starts few or none.
 */
export class Threads<Job, Result> {
  readonly #script: URL;
  readonly #data: unknown;
  readonly #free: Worker[] = [];
  readonly #all: Worker[] = [];

  /** `script` is a compiled module that calls `answerJobs`; `data` becomes its `workerData`. */
  constructor(script: URL, data?: unknown) {
    this.#script = script;
    this.#data = data;
  }

  /** A pool for `count` pages; `undefined` below 64, where one thread is faster. */
  static forMany<Job, Result>(count: number, script: URL, data?: unknown): Threads<Job, Result> | undefined {
    return count < FEWEST_FOR_THREADS ? undefined : new Threads(script, data);
  }

  /** A pool for `count` pages that take a few milliseconds each; `undefined` below 256, where one thread is faster. */
  static forShortJobs<Job, Result>(
    count: number,
    script: URL,
    data?: unknown,
  ): Threads<Job, Result> | undefined {
    return count < FEWEST_FOR_SHORT_JOBS ? undefined : new Threads(script, data);
  }

  /** How many jobs may run at once: one per processor. */
  get limit(): number {
    return availableParallelism();
  }

  /** Runs a job; rejects with whatever the job throws. The caller must respect `limit`. */
  async run(job: Job): Promise<Result> {
    const worker = this.#free.pop() ?? this.#start();
    const answer = await new Promise<JobAnswer<Result>>((resolve, reject) => {
      const settle = (): void => {
        worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      };
      const onMessage = (message: JobAnswer<Result>): void => {
        settle();
        resolve(message);
      };
      const onError = (error: unknown): void => {
        settle();
        reject(error instanceof Error ? error : new Error(String(error)));
      };
      const onExit = (): void => {
        settle();
        reject(new Error(`the thread of "${this.#script.pathname}" has ended.`));
      };
      worker.on('message', onMessage).on('error', onError).on('exit', onExit);
      worker.postMessage(job);
    });
    this.#free.push(worker);
    if ('error' in answer) throw answer.error;
    return answer.result;
  }

  /** Ends all threads. */
  async close(): Promise<void> {
    await Promise.all(this.#all.map((worker) => worker.terminate()));
  }

  #start(): Worker {
    // A test runner's loader flags must not apply to compiled modules.
    const worker = new Worker(this.#script, {workerData: this.#data, execArgv: []});
    this.#all.push(worker);
    return worker;
  }
}
