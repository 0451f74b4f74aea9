import {spawn} from 'node:child_process';
import {createWriteStream, existsSync, readFileSync} from 'node:fs';

/** How a process is run. */
export interface ProcessOptions {
  readonly cwd: string;
  /** Takes what the process says. */
  readonly log: string;
  readonly environment?: Readonly<Record<string, string>>;
  readonly limitMinutes: number;
}

/** What a process took. */
export interface ProcessCost {
  readonly seconds: number;
  /** Of all processors together, which a busy machine changes little; `null` where the system has no `/proc`. */
  readonly processorSeconds: number | null;
  /** The end of what it said. */
  readonly output: string;
}

const TICKS_PER_SECOND = 100;

/** Processor time of all processes that this one has started and that have ended. */
function processorSeconds(): number | null {
  if (!existsSync('/proc/self/stat')) return null;
  // Fields 16 and 17 of proc(5); the name of the command, in brackets, may hold spaces.
  const fields = readFileSync('/proc/self/stat', 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[13]) + Number(fields[14])) / TICKS_PER_SECOND;
}

/** Runs a process to its end; gives back what it took. Throws with the last lines of what it said when it fails. */
export function runProcess(
  command: string,
  args: readonly string[],
  {cwd, log, environment = {}, limitMinutes}: ProcessOptions,
): Promise<ProcessCost> {
  // Conditions of this repository are not for the site.
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
      last += `\nstopped after ${limitMinutes} minutes`;
      if (child.pid !== undefined) process.kill(-child.pid, 'SIGKILL');
    }, limitMinutes * 60_000);
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
      // Whoever reads the log next finds all of it.
      file.end(() => {
        if (code === 0) resolve(cost);
        else reject(new Error(`"${command} ${args.join(' ')}" failed, see ${log}:\n${last.trim()}`));
      });
    });
  });
}
