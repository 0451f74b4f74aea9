import {spawn, type ChildProcess} from 'node:child_process';
import {readdirSync, readFileSync, writeFileSync} from 'node:fs';
import {createServer} from 'node:net';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';

const CLI = fileURLToPath(new URL('../../../packages/server/dist/cli.js', import.meta.url));

/** A search server in a process of its own, which can be treated badly. */
export interface SoakHost {
  readonly origin: string;
  /** The folder of its index. */
  readonly index: string;
  readonly database: string;
  start(): Promise<void>;
  kill(signal: NodeJS.Signals): void;
  /** How often the process ended although nobody had told it to. */
  readonly deaths: number;
  /** No file of the process may grow beyond so many bytes from now on, as on a disk that is full. */
  limitFiles(bytes: number | 'unlimited'): Promise<void>;
  /** Megabytes of the process; 0 while it does not answer. */
  readMegabytes(): Promise<number>;
  /** Seconds of processor time so far of all its threads (Linux). */
  readSeconds(): number;
  stop(): Promise<void>;
}

/** Prepares a host on a port of its own that it keeps, with further settings; nothing is started yet. */
export async function createSoakHost(
  folder: string,
  database: string,
  settings: object = {},
): Promise<SoakHost> {
  const port = await findPort();
  const index = join(folder, 'index');
  const config = join(folder, 'search.json');
  const origin = `http://127.0.0.1:${port}`;
  writeFileSync(
    config,
    JSON.stringify({
      port,
      indices: {docs: {folder: index}},
      insights: {database},
      rateLimit: false,
      ...settings,
    }),
  );
  let child: ChildProcess | undefined;
  let ended: Promise<void> = Promise.resolve();
  let deaths = 0;
  let isTold = false;

  return {
    origin,
    index,
    database,
    async start() {
      await ended;
      const started = spawn(process.execPath, [CLI, 'serve', '--config', config, '--quiet'], {
        stdio: ['ignore', 'ignore', 'inherit'],
      });
      child = started;
      isTold = false;
      ended = new Promise((resolve) =>
        started.once('exit', () => {
          if (!isTold) deaths += 1;
          resolve();
        }),
      );
      for (let tries = 0; tries < 200 && started.exitCode === null; tries += 1) {
        if ((await fetch(`${origin}/health`).catch(() => undefined))?.ok) return;
        await new Promise((resolve) => setTimeout(resolve, 100));
      }
      throw new Error(`the host at ${origin} did not start`);
    },
    kill(signal) {
      isTold = signal === 'SIGKILL';
      child?.kill(signal);
    },
    get deaths() {
      return deaths;
    },
    limitFiles: (bytes) =>
      new Promise((resolve, reject) => {
        const change = spawn('prlimit', ['--pid', String(child?.pid), `--fsize=${bytes}:unlimited`]);
        change.once('error', reject);
        change.once('exit', () => resolve());
      }),
    async readMegabytes() {
      const signal = AbortSignal.timeout(2000);
      const answer = await fetch(`${origin}/metrics`, {signal}).catch(() => undefined);
      const text = (await answer?.text().catch(() => '')) ?? '';
      const bytes = /^process_resident_memory_bytes(?:\{\})? ([\d.e+]+)$/mu.exec(text)?.[1] ?? '0';
      return Math.round(Number(bytes) / 2 ** 20);
    },
    readSeconds() {
      const tasks = `/proc/${child?.pid}/task`;
      return readdirSync(tasks).reduce((sum, task) => sum + secondsOf(`${tasks}/${task}/stat`), 0);
    },
    async stop() {
      isTold = true;
      child?.kill('SIGCONT');
      child?.kill('SIGTERM');
      await ended;
    },
  };
}

/** User and system time, in the hundredths that Linux counts in. */
function secondsOf(stat: string): number {
  const [, rest = ''] = readFileSync(stat, 'utf8').split(') ');
  const fields = rest.split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer();
    server.listen(0, '127.0.0.1', () => {
      const {port} = server.address() as {port: number};
      server.close(() => resolve(port));
    });
  });
}
