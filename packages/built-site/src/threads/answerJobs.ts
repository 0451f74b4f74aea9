/* oxlint-disable unicorn/require-post-message-target-origin -- between threads there is none */
import {parentPort} from 'node:worker_threads';

/** A thread's reply to a job. */
export type JobAnswer<Result> = {readonly result: Result} | {readonly error: Error};

/** Answers each job sent to this thread; call it in a script that {@link Threads} starts. */
export function answerJobs<Job, Result>(answer: (job: Job) => Result | Promise<Result>): void {
  const run = async (job: Job): Promise<JobAnswer<Result>> => {
    try {
      return {result: await answer(job)};
    } catch (error) {
      return {error: error instanceof Error ? error : new Error(String(error))};
    }
  };
  parentPort?.on('message', async (job: Job) => {
    parentPort?.postMessage(await run(job));
  });
}
