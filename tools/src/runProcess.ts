import {spawn} from 'node:child_process';
import {createWriteStream} from 'node:fs';

/** Options of {@link runProcess}. */
export interface ProcessOptions {
  readonly cwd: string;
  /** File to which the output is appended. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
}

const LIMIT_MINUTES = 60;

/** Runs a process and resolves with the seconds it took. Rejects with the end of its output when it fails or exceeds the time limit. */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, log, environment = {}}: ProcessOptions,
): Promise<number> {
  // The export conditions of this repository must not apply to the process.
  const {NODE_OPTIONS: _, ...inherited} = process.env;
  const file = createWriteStream(log, {flags: 'a'});
  const start = performance.now();
  return new Promise((resolve, reject) => {
    const child = spawn(command, [...args], {
      cwd,
      env: {...inherited, CI: 'true', ...environment},
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    });
    let last = '';
    const keep = (chunk: Buffer) => {
      file.write(chunk);
      last = (last + chunk.toString()).slice(-4000);
    };
    child.stdout.on('data', keep);
    child.stderr.on('data', keep);
    const timer = setTimeout(() => {
      last += `\nstopped after ${LIMIT_MINUTES} minutes`;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, LIMIT_MINUTES * 60_000);
    child.on('error', reject);
    child.on('close', (code) => {
      clearTimeout(timer);
      const seconds = (performance.now() - start) / 1000;
      // Settles after the log is complete.
      file.end(() => {
        if (code === 0) resolve(seconds);
        else reject(new Error(`"${command} ${args.join(' ')}" failed, see ${log}:\n${last.trim()}`));
      });
    });
  });
}
