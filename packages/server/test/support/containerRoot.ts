import {execFileSync, spawn, spawnSync, type ChildProcess} from 'node:child_process';
import {existsSync, realpathSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {createInterface} from 'node:readline';
import {fileURLToPath} from 'node:url';
import {onTestFinished} from 'vitest';
import {readDeployed} from './webServers.ts';

const REPOSITORY = fileURLToPath(new URL('../../../../', import.meta.url));
const BUBBLEWRAP = '/usr/bin/bwrap';
/** The number of the user "node" in the images of Node. */
const NODE_USER = '1000';

/** What `deploy/Containerfile` says of the process that it starts. */
export interface ContainerSteps {
  readonly workdir: string;
  readonly user: string;
  readonly env: Readonly<Record<string, string>>;
  readonly healthcheck: readonly string[];
  readonly entrypoint: readonly string[];
  readonly cmd: readonly string[];
}

/** Reads the steps of the container file; throws for one that it does not have. */
export function readContainerSteps(): ContainerSteps {
  const lines = readDeployed('Containerfile').replaceAll('\\\n', '').split('\n');
  const read = (name: string): string => {
    const line = lines.findLast((one) => one.startsWith(`${name} `));
    if (line === undefined) throw new Error(`deploy/Containerfile has no ${name}`);
    return line.slice(name.length + 1).trim();
  };
  const readList = (name: string): string[] => JSON.parse(read(name).replace(/^.*?\[/u, '[')) as string[];
  return {
    workdir: read('WORKDIR'),
    user: read('USER'),
    env: Object.fromEntries([read('ENV').split('=')]) as Record<string, string>,
    healthcheck: readList('HEALTHCHECK'),
    entrypoint: readList('ENTRYPOINT'),
    cmd: readList('CMD'),
  };
}

/** Folders of the host that an image or its volumes would hold. */
export interface ContainerVolumes {
  readonly index: string;
  readonly data: string;
}

/** A place in which commands see the contents of the container and nothing else. */
export interface ContainerRoot {
  /** The command line that runs another one in there. */
  wrap(command: readonly string[]): string[];
}

/** Why this machine lets nobody make a namespace of users; `undefined` where it does. */
export function whyNoNamespaces(): string | undefined {
  if (!existsSync(BUBBLEWRAP)) return `${BUBBLEWRAP} is not installed; run "npm run server-peers"`;
  const {status, stderr} = spawnSync(BUBBLEWRAP, ['--unshare-user', '--ro-bind', '/', '/', 'true'], {
    encoding: 'utf8',
  });
  return status === 0 ? undefined : stderr.trim();
}

/** The libraries that a program is linked with, by the paths under which it asks for them. */
function librariesOf(program: string): string[] {
  const listed = execFileSync('ldd', [program], {encoding: 'utf8'});
  return [...listed.matchAll(/(?:=> |^\s*)(\/\S+) \(0x/gmu)].map(([, path = '']) => path);
}

/**
 * A root file system of its own, all of it read-only but the folder of the data: Node with its libraries, what the container
 * file copies and installs, and the index. Its user is that of the image, and has no rights of root.
 */
export function createNamespaceRoot({index, data}: ContainerVolumes): ContainerRoot {
  const {workdir, env} = readContainerSteps();
  const copied = ['package.json', 'node_modules', 'packages'];
  const readOnly: [from: string, to: string][] = [
    [realpathSync(process.execPath), '/usr/local/bin/node'],
    ...librariesOf(process.execPath).map((path): [string, string] => [realpathSync(path), path]),
    ...copied.map((path): [string, string] => [join(REPOSITORY, path), `${workdir}/${path}`]),
    [index, '/index'],
    ['/proc', '/proc'],
  ];
  return {
    wrap: (command) => [
      BUBBLEWRAP,
      ...`--unshare-user --uid ${NODE_USER} --gid ${NODE_USER} --unshare-ipc --die-with-parent`.split(' '),
      ...readOnly.flatMap(([from, to]) => ['--ro-bind', from, to]),
      ...['null', 'urandom'].flatMap((name) => ['--dev-bind', `/dev/${name}`, `/dev/${name}`]),
      '--bind',
      data,
      '/data',
      ...`--remount-ro / --chdir ${workdir} --clearenv`.split(' '),
      ...Object.entries({PATH: '/usr/local/bin', ...env}).flatMap(([name, value]) => [
        '--setenv',
        name,
        value,
      ]),
      '--',
      ...command,
    ],
  };
}

/**
 * The nearest thing where there are no namespaces: the same command on the files of this machine, with an empty folder as
 * its home, its working directory and its place for temporary files. Who runs it stays who runs the tests.
 */
export function createPlainRoot({index, data}: ContainerVolumes, empty: string): ContainerRoot {
  const toHost = (part: string): string =>
    part
      .replace(/^packages\//u, `${REPOSITORY}packages/`)
      .replace(/=\/index$/u, `=${index}`)
      .replace(/^\/data\//u, `${data}/`);
  const place = [`HOME=${empty}`, `TMPDIR=${empty}`, `PATH=${dirname(process.execPath)}`];
  return {wrap: (command) => ['/usr/bin/env', '-i', `--chdir=${empty}`, ...place, ...command.map(toHost)]};
}

/** A server that was started as the container file starts it. */
export interface RunningContainer {
  readonly origin: string;
  readonly child: ChildProcess;
  readonly ended: Promise<number | string | null>;
}

/** Starts the entry point with its arguments, on a free port; resolves once it listens. */
export async function startContainer(root: ContainerRoot): Promise<RunningContainer> {
  const {entrypoint, cmd} = readContainerSteps();
  const [program = '', ...args] = root.wrap([...entrypoint, ...cmd, '--port', '0']);
  const child = spawn(program, args, {stdio: ['ignore', 'pipe', 'pipe']});
  onTestFinished(() => void child.kill('SIGKILL'));
  const said: string[] = [];
  const ended = new Promise<number | string | null>((resolve) => {
    child.once('exit', (code, signal) => resolve(signal ?? code));
  });
  createInterface({input: child.stderr}).on('line', (line) => said.push(line));
  const origin = await new Promise<string>((resolve, reject) => {
    void ended.then((code) => reject(new Error(`the server ended with ${code}:\n${said.join('\n')}`)));
    createInterface({input: child.stdout}).on('line', (line) => {
      said.push(line);
      const port = /listening on http:\/\/127\.0\.0\.1:(\d+)/u.exec(line)?.[1];
      if (port !== undefined) resolve(`http://127.0.0.1:${port}`);
    });
  });
  return {origin, child, ended};
}

/** Runs a script of Node in there. */
export function runInside(root: ContainerRoot, script: string): {status: number | null; output: string} {
  const [program = '', ...args] = root.wrap(['node', '-e', script]);
  const {status, stdout, stderr} = spawnSync(program, args, {encoding: 'utf8', timeout: 20_000});
  return {status, output: stdout + stderr};
}
