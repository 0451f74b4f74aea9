import {spawn, type ChildProcess} from 'node:child_process';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';

/** The folder of the samples; programs are started in it unless `cwd` says otherwise. */
export const SAMPLES: string = fileURLToPath(new URL('../../', import.meta.url));

/** Debian's Python, which sees Debian's python3-paho-mqtt and python3-pika; SAMPLES_PYTHON overrides it. */
export const PYTHON: string = process.env['SAMPLES_PYTHON'] ?? '/usr/bin/python3';

export interface ProgramOptions {
  /** Added to the environment of the test. */
  readonly env?: Readonly<Record<string, string>>;
  /** Defaults to the folder of the samples. */
  readonly cwd?: string;
  /** How long `runProgram` waits for the end, in milliseconds; 30000 by default. */
  readonly timeoutMs?: number;
}

/** A started program, with everything that it has printed so far. */
export interface Program {
  /** Standard output and standard error, in the order of arrival. */
  readonly output: () => string;
  /** Resolves with the match as soon as the output contains the pattern; fails after `timeoutMs` or at the end of the program. */
  readonly waitFor: (
    pattern: RegExp,
    timeoutMs?: number,
  ) => Promise<RegExpExecArray>;
  /** Resolves with the exit status; fails after `timeoutMs`. */
  readonly finished: (timeoutMs?: number) => Promise<number>;
  /** Ends the program and everything that it started, and waits until it is gone. */
  readonly stop: () => Promise<void>;
}

const running = new Set<ChildProcess>();
process.on('exit', () => running.forEach(killGroup));
for (const signal of ['SIGINT', 'SIGTERM'] as const) {
  process.once(signal, () => {
    running.forEach(killGroup);
    process.exit(1);
  });
}

/** Starts a program in its own process group. Whoever starts it must call `stop`. */
export function startProgram(
  command: string,
  args: readonly string[],
  options: ProgramOptions = {},
): Program {
  const child = spawn(command, args, {
    cwd: options.cwd ?? SAMPLES,
    env: {...process.env, ...options.env},
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: true,
  });
  running.add(child);
  let printed = '';
  let status: number | undefined;
  const listeners = new Set<() => void>();
  const notify = (): void => listeners.forEach((listener) => listener());
  const collect = (data: Buffer): void => {
    printed += data.toString('utf8');
    notify();
  };
  const end = (code: number, reason = ''): void => {
    running.delete(child);
    status ??= code;
    printed += reason;
    notify();
  };
  child.stdout.on('data', collect);
  child.stderr.on('data', collect);
  child.on('error', (error) => end(127, missingProgram(command, error)));
  child.on('close', (code) => end(code ?? 1));

  const until = <T>(
    ready: () => T | undefined,
    what: string,
    timeoutMs: number,
  ): Promise<T> =>
    new Promise((resolve, reject) => {
      const settle = (act: () => void): void => {
        clearTimeout(timer);
        listeners.delete(check);
        act();
      };
      const fail = (why: string): void =>
        settle(() =>
          reject(
            new Error(
              `${command} ${args.join(' ')}: ${why} ${what}. It printed:\n${printed}`,
            ),
          ),
        );
      const check = (): void => {
        const value = ready();
        if (value !== undefined) settle(() => resolve(value));
        else if (status !== undefined) fail(`ended with status ${status} before`);
      };
      const timer = setTimeout(
        () => fail(`waited ${timeoutMs} ms for`),
        timeoutMs,
      );
      listeners.add(check);
      check();
    });

  return {
    output: () => printed,
    waitFor: (pattern, timeoutMs = 120_000) =>
      until(
        () => pattern.exec(printed) ?? undefined,
        `output like ${pattern}`,
        timeoutMs,
      ),
    finished: (timeoutMs = 120_000) => until(() => status, 'its end', timeoutMs),
    stop: async () => {
      killGroup(child);
      if (status === undefined) await until(() => status, 'its end', 10_000);
    },
  };
}

/** Starts a program that is stopped when the running test has finished. */
export function startForTest(
  command: string,
  args: readonly string[],
  options?: ProgramOptions,
): Program {
  const program = startProgram(command, args, options);
  onTestFinished(program.stop);
  return program;
}

/** Runs a program to its end and returns all that it printed; fails unless it ends with `expectedStatus`, which is 0 by default. */
export async function runProgram(
  command: string,
  args: readonly string[],
  options?: ProgramOptions,
  expectedStatus = 0,
): Promise<string> {
  const program = startProgram(command, args, options);
  try {
    const status = await program.finished(options?.timeoutMs);
    if (status !== expectedStatus)
      throw new Error(
        `${command} ended with status ${status}:\n${program.output()}`,
      );
    return program.output();
  } finally {
    await program.stop();
  }
}

function killGroup(child: ChildProcess): void {
  if (child.pid === undefined) return;
  try {
    process.kill(-child.pid, 'SIGKILL');
  } catch {
    // The group is gone already.
  }
}

function missingProgram(command: string, error: Error): string {
  return `${error.message}\n"${command}" could not be started. Install what the samples need: npm run sample-servers`;
}
