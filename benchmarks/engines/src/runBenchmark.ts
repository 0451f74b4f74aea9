import {progress} from './progress.ts';

/** Runs a benchmark's entry; an error becomes its message on the error output and exit code 1. */
export async function runBenchmark(main: () => Promise<void>): Promise<void> {
  try {
    await main();
  } catch (error) {
    progress(error instanceof Error ? error.message : String(error));
    process.exitCode = 1;
  }
}
