import {execFileSync, spawn, type ChildProcess} from 'node:child_process';
import {chownSync, existsSync, mkdtempSync, readdirSync, rmSync} from 'node:fs';
import {createServer} from 'node:net';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {createInterface} from 'node:readline';

/** A private PostgreSQL of the tests, on a port of its own. */
export interface TestPostgres {
  readonly address: string;
  /** Folder of its programs. */
  readonly bin: string;
  start(): Promise<void>;
  /** Ends it at once, as a crash does. */
  kill(): Promise<void>;
  remove(): Promise<void>;
}

/** Creates an empty cluster and starts it. Throws with the remedy where PostgreSQL is not installed. */
export async function startPostgres(): Promise<TestPostgres> {
  const bin = findBinaries();
  const folder = mkdtempSync(join(tmpdir(), 'search-postgres-'));
  const owner = prepareOwner(folder);
  const data = join(folder, 'data');
  const options = ['-D', data, '-U', 'tester', '-A', 'trust', '--no-sync', '--no-locale', '-E', 'UTF8'];
  execFileSync(join(bin, 'initdb'), options, {...owner, stdio: 'ignore', cwd: folder});
  const port = await findPort();
  let child: ChildProcess | undefined;

  async function start(): Promise<void> {
    const settings = [
      '-D',
      data,
      '-p',
      String(port),
      '-k',
      folder,
      '-h',
      '127.0.0.1',
      '-c',
      'shared_buffers=16MB',
    ];
    child = spawn(join(bin, 'postgres'), settings, {
      ...owner,
      stdio: ['ignore', 'ignore', 'pipe'],
      cwd: folder,
    });
    const lines = createInterface({input: child.stderr as NodeJS.ReadableStream});
    for await (const line of lines) if (line.includes('ready to accept connections')) break;
    child.stderr?.resume();
  }

  async function kill(): Promise<void> {
    if (child === undefined) return;
    const gone = new Promise((resolve) => child?.once('exit', resolve));
    // SIGQUIT: all of its processes end at once, without finishing anything.
    child.kill('SIGQUIT');
    await gone;
    child = undefined;
  }

  await start();
  return {
    address: `postgres://tester@127.0.0.1:${port}/postgres`,
    bin,
    start,
    kill,
    async remove() {
      await kill();
      rmSync(folder, {recursive: true, force: true});
    },
  };
}

function findBinaries(): string {
  const root = '/usr/lib/postgresql';
  const versions = existsSync(root) ? readdirSync(root).sort((a, b) => Number(b) - Number(a)) : [];
  const bin = versions
    .map((version) => join(root, version, 'bin'))
    .find((path) => existsSync(join(path, 'postgres')));
  if (bin === undefined) throw new Error('PostgreSQL is not installed; run "npm run server-peers" as root.');
  return bin;
}

/** PostgreSQL refuses to run as root; the tests then use the account of the Debian package. */
function prepareOwner(folder: string): {uid?: number; gid?: number} {
  if (process.getuid?.() !== 0) return {};
  const read = (flag: string): number => Number(execFileSync('id', [flag, 'postgres'], {encoding: 'utf8'}));
  const [uid, gid] = [read('-u'), read('-g')];
  chownSync(folder, uid, gid);
  return {uid, gid};
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
