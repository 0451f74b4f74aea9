import {spawn, type ChildProcess} from 'node:child_process';
import {createInterface} from 'node:readline';
import {onTestFinished} from 'vitest';

/** The command in a process of its own. */
export interface RunningCli {
  readonly origin: string;
  readonly child: ChildProcess;
  /** Resolves to the exit code, or to the signal that ended it. */
  readonly ended: Promise<number | string | null>;
  readonly lines: readonly string[];
}

/** Starts `serve` and waits until it listens; `prefix` is a shell text before the command. */
export async function startCli(file: string, args: readonly string[], prefix = ''): Promise<RunningCli> {
  const command = [process.execPath, file, 'serve', '--port', '0', ...args]
    .map((part) => `'${part}'`)
    .join(' ');
  const child = spawn('sh', ['-c', `${prefix} exec ${command}`], {stdio: ['ignore', 'pipe', 'inherit']});
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  const lines: string[] = [];
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the command ended with ${code}:\n${lines.join('\n')}`)));
    createInterface({input: child.stdout}).on('line', (line) => {
      lines.push(line);
      const address = /listening on (http:\/\/[\d.:]+)/u.exec(line)?.[1];
      if (address !== undefined) resolve(address);
    });
  });
  return {origin, child, ended, lines};
}
