import {availableParallelism} from 'node:os';
import {Tinypool} from 'tinypool';

/** Below this many pages, the work is done before a thread has loaded its modules. */
const FEWEST_FOR_THREADS = 64;
/** The same for jobs of a few milliseconds: up to there, threads take longer to start than they save. */
const FEWEST_FOR_SHORT_JOBS = 256;

/** A pool of threads, one per processor, each of which does one job at a time. */
export interface Threads<Job, Result> {
  /** How many jobs run at once. */
  readonly limit: number;
  /** Runs a job; rejects with whatever the job throws. */
  run(job: Job): Promise<Result>;
  close(): Promise<void>;
}

/**
 * Opens a pool for `count` pages; `undefined` for so few that one thread is faster. `script` is a compiled module whose default
 * export does a job. Set `areShort` for jobs of a few milliseconds.
 */
export function openThreads<Job, Result>(
  count: number,
  script: URL,
  areShort = false,
): Threads<Job, Result> | undefined {
  if (count < (areShort ? FEWEST_FOR_SHORT_JOBS : FEWEST_FOR_THREADS)) return undefined;
  const limit = availableParallelism();
  const pool = new Tinypool({
    filename: script.href,
    // Threads above the minimum end as soon as they have nothing to do, and each new one loads all modules again.
    minThreads: limit,
    maxThreads: limit,
    // A test runner's loader flags must not apply to compiled modules.
    execArgv: [],
  });
  return {limit, run: (job) => pool.run(job) as Promise<Result>, close: () => pool.destroy()};
}
