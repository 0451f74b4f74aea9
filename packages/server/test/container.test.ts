import {existsSync, mkdirSync, readdirSync, statSync} from 'node:fs';
import {chmod} from 'node:fs/promises';
import {join} from 'node:path';
import {fileURLToPath} from 'node:url';
import {describe, expect, test} from 'vitest';
import {
  createNamespaceRoot,
  createPlainRoot,
  readContainerSteps,
  runInside,
  startContainer,
  whyNoNamespaces,
  type ContainerRoot,
} from './support/containerRoot.ts';
import {createFolder} from './support/createTestServer.ts';

// What deploy/Containerfile makes, without an engine for containers: its entry point over the packages as they are built and
// the index of the built site, with nothing to write to but the folder of the data.
const INDEX = fileURLToPath(new URL('../../../website/build/search-index', import.meta.url));

async function createData(): Promise<string> {
  const data = join(await createFolder(), 'data');
  mkdirSync(data);
  await chmod(data, 0o755);
  return data;
}

/** Searches, and has an event stored. */
async function useServer(origin: string, data: string): Promise<void> {
  const {hits} = await (await fetch(`${origin}/1/indexes/help-center?query=camera`)).json();
  expect(hits[0].url).toContain('/docs/');
  const event = {
    eventType: 'click',
    eventName: 'x',
    index: 'help-center',
    userToken: 'a',
    objectIDs: ['one'],
  };
  const events = {method: 'POST', body: JSON.stringify({events: [event]})};
  // The database is opened in the background.
  await expect.poll(async () => (await fetch(`${origin}/1/events`, events)).status).toBe(200);
  expect(statSync(join(data, 'insights.sqlite')).size).toBeGreaterThan(0);
}

/** Asks how the server is, as the health check of the container file does; gives the exit code. */
function checkHealth(root: ContainerRoot, origin: string): number | null {
  const [program, option, script = ''] = readContainerSteps().healthcheck;
  expect([program, option]).toEqual(['node', '-e']);
  expect(script).toContain('http://127.0.0.1:8108/health');
  return runInside(root, script.replace('http://127.0.0.1:8108', origin)).status;
}

/** Lists every folder, without those of the processes. */
const LIST = `
  const {readdirSync} = require('node:fs');
  const foldersIn = (folder) => readdirSync(folder, {withFileTypes: true})
    .filter((entry) => entry.isDirectory() && entry.name !== 'proc')
    .flatMap(({name}) => [folder + name, ...foldersIn(folder + name + '/')]);`;

/** Tries to make a folder in each of these folders, and prints those in which it can. */
const tryToWrite = (folders: string): string => `
  const {mkdirSync, rmdirSync} = require('node:fs');
  const written = ${folders}.filter((folder) => {
    try {
      mkdirSync(folder + '/probe');
      rmdirSync(folder + '/probe');
      return true;
    } catch {
      return false;
    }
  });
  console.log(JSON.stringify(written));`;

const lastLine = (output: string): unknown => JSON.parse(output.trimEnd().split('\n').at(-1) ?? '');

const missing = whyNoNamespaces();
if (missing !== undefined)
  console.warn(
    `The contents of the container run without a root of their own; no namespace of users here: ${missing}`,
  );

describe('the contents of the container', () => {
  test('runs on a read-only root as an unprivileged user and writes only to the data folder', async ({
    skip,
  }) => {
    if (missing !== undefined) skip(`no namespace of users: ${missing}`);
    expect(readContainerSteps().user).toBe('node');
    const data = await createData();
    const root = createNamespaceRoot({index: INDEX, data});
    const {origin, child, ended} = await startContainer(root);
    await useServer(origin, data);
    expect(checkHealth(root, origin)).toBe(0);

    const user = `const {CapEff} = Object.fromEntries(require('node:fs').readFileSync('/proc/self/status', 'utf8')
        .split('\\n').map((line) => line.split(/:\\s*/)));
        console.log(JSON.stringify([process.getuid(), process.getgid(), CapEff]));`;
    expect(lastLine(runInside(root, user).output)).toEqual([1000, 1000, '0000000000000000']);
    const all = `['/', '/proc', '/proc/sys', ...foldersIn('/')]`;
    const writable = lastLine(runInside(root, LIST + tryToWrite(all)).output) as string[];
    expect(writable).toContain('/data');
    expect(writable.filter((folder) => !/^\/data(?:\/|$)/u.test(folder))).toEqual([]);
    expect(lastLine(runInside(root, `${LIST} console.log(${all}.length)`).output)).toBeGreaterThan(1000);

    child.kill('SIGTERM');
    await ended;
    await expect.poll(() => checkHealth(root, origin)).toBe(1);
    expect(existsSync(join(data, 'insights.sqlite'))).toBe(true);
  });

  test('changes nothing on the host except the data folder', async () => {
    const data = await createData();
    const empty = await createFolder();
    const folders = [INDEX, fileURLToPath(new URL('../dist', import.meta.url)), empty];
    const list = () =>
      folders.flatMap((folder) =>
        readdirSync(folder, {recursive: true, encoding: 'utf8'}).map((name) => {
          const {size, mtimeMs} = statSync(join(folder, name));
          return [folder, name, size, mtimeMs];
        }),
      );
    const before = list();
    const root = createPlainRoot({index: INDEX, data}, empty);
    const {origin, child, ended} = await startContainer(root);
    await useServer(origin, data);
    expect(checkHealth(root, origin)).toBe(0);
    child.kill('SIGTERM');
    expect(await ended).toBe(0);
    expect(list()).toEqual(before);
    expect(readdirSync(data)).toContain('insights.sqlite');
  });
});
