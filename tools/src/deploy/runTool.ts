import {spawnSync} from 'node:child_process';

interface RunToolOptions {
  /** Written to the program's input. Default nothing. */
  readonly input?: string;
  /** What to do when the program cannot be started. */
  readonly install: string;
  /** Whether exit code 1 without a message means "nothing found". Default false. */
  readonly mayBeEmpty?: boolean;
}

/** Runs a program and returns its output. Throws its error output when it fails. */
export function runTool(
  [program = '', ...args]: readonly string[],
  {input = '', install, mayBeEmpty = false}: RunToolOptions,
): string {
  const run = spawnSync(program, args, {input, encoding: 'utf8', maxBuffer: Infinity});
  // A program that ends before it reads its input says why by its exit code.
  if (run.error && (run.error as NodeJS.ErrnoException).code !== 'EPIPE')
    throw new Error(`${program} cannot be started. ${install}`, {cause: run.error});
  const errors = run.stderr.trim();
  if (run.status === 0 || (mayBeEmpty && run.status === 1 && errors === '')) return run.stdout;
  throw new Error(`${program} ended with ${run.status}: ${errors}`);
}
