import {spawn} from 'node:child_process';
import {createWriteStream, existsSync, readFileSync} from 'node:fs';

/** Options of {@link runProcess}. */
export interface ProcessOptions {
  readonly cwd: string;
  /** File to which the output is appended. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
}

/** The cost of a process, and its output. */
export interface ProcessCost {
  readonly seconds: number;
  /** Processor time, which depends little on other load; `null` on systems without `/proc`. */
  readonly processorSeconds: number | null;
  /** The last 4,000 characters of the output. */
  readonly output: string;
}

const LIMIT_MINUTES = 60;
const TICKS_PER_SECOND = 100;

/** Processor time of all ended child processes. */
function processorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // Fields 16 and 17 in proc(5), counted after the command name, which may have spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Runs a process and resolves with its cost. Rejects with the end of its output when it fails or exceeds the time limit. */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, log, environment = {}}: ProcessOptions,
): Promise<ProcessCost> {
  // The export conditions of this repository must not apply to the process.
  const {NODE_OPTIONS: _, ...inherited} = process.env;
  const file = createWriteStream(log, {flags: 'a'});
  const start = performance.now();
  const processorStart = processorSeconds();
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
      const processorEnd = processorSeconds();
      const cost: ProcessCost = {
        output: last,
        seconds: (performance.now() - start) / 1000,
        processorSeconds:
          processorStart === null || processorEnd === null ? null : processorEnd - processorStart,
      };
      // Settles after the log is complete.
      file.end(() => {
        if (code === 0) resolve(cost);
        else reject(new Error(`"${command} ${args.join(' ')}" failed, see ${log}:\n${last.trim()}`));
      });
    });
  });
}
