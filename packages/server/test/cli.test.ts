import {execFile} from 'node:child_process';
import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {promisify} from 'node:util';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {createPage, SITE} from '@help-center/testkit';
import {runCli} from '../src/runCli.ts';
import {bundleCli} from './support/bundleCli.ts';
import {createFolder, createIndex, writeIndexFolder} from './support/createTestServer.ts';
import {startCli} from './support/startCli.ts';

let cli: Awaited<ReturnType<typeof bundleCli>>;

beforeAll(async () => {
  cli = await bundleCli();
});
afterAll(() => cli.remove());

const run = (...args: string[]) =>
  promisify(execFile)(process.execPath, [cli.file, ...args]).catch(
    (error: {code: number; stderr: string}) => error,
  );

test('serves an index and exits with 0 on SIGTERM', async () => {
  const folder = await createIndex();
  const {origin, child, ended} = await startCli(cli.file, ['--index', `docs=${join(folder, 'index')}`]);
  expect((await fetch(`${origin}/1/indexes/docs?query=camera`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
});

test('reloads the index on request', async () => {
  const folder = await createIndex();
  const {origin, child} = await startCli(cli.file, ['--index', `docs=${join(folder, 'index')}`]);
  const read = async () => {
    const health = await (await fetch(`${origin}/health`)).json();
    return health.indices.docs.records as number;
  };
  const before = await read();
  await writeIndexFolder(join(folder, 'index'), SITE.slice(0, 3));
  child.kill('SIGHUP');
  await expect.poll(read).toBe(3);
  expect(before).toBe(SITE.length);
});

test.for([
  [[], 'Usage: help-center-search', ''],
  [['list'], '', '[search-server] there is no command "list"; the commands are serve and push.'],
  [['serve'], '', '[search-server] name either indices with --index or a file with --config. Try --help.'],
  [['serve', '--index', 'docs'], '', '[search-server] --index "docs" is not of the form name=path'],
  [['serve', '--prot', '1'], '', "[search-server] Unknown option '--prot'"],
  [
    ['serve', '--index', 'a=b', '--port', 'x'],
    '',
    '--port must be an integer from 0 to 65535, received "x".',
  ],
] as const)('reports the fault in %j', async ([args, stdout, stderr]) => {
  const printed = {stdout: '', stderr: ''};
  for (const name of ['stdout', 'stderr'] as const) {
    const write = vi.spyOn(process[name], 'write').mockImplementation((text) => {
      printed[name] += String(text);
      return true;
    });
    onTestFinished(() => write.mockRestore());
  }
  expect(await runCli(args)).toBe(1);
  expect(printed.stdout).toContain(stdout);
  expect(printed.stderr).toContain(stderr);
  expect(printed.stderr).not.toMatch(/\n\s+at /u);
});

test('exits with 1 and one line when it has no index or cannot listen', async () => {
  const folder = join(await createIndex(), 'index');
  const listen = ['--host', '192.0.2.1', '--port', '0'];
  for (const [place, message] of [
    ['nowhere', 'nowhere" has no readable manifest.json'],
    [folder, 'cannot listen on 192.0.2.1 port 0'],
  ]) {
    const answer = await run('serve', '--index', `docs=${place}`, ...listen);
    expect(answer).toMatchObject({code: 1, stderr: expect.stringContaining(message ?? '')});
    expect(answer.stderr).not.toMatch(/\n\s+at /u);
  }
});

test('prints what a push would send in a dry run', async () => {
  const file = join(await createFolder(), 'records.jsonl');
  await writeFile(file, SITE.map((record) => `${JSON.stringify(record)}\n`).join(''));
  const {stdout} = (await run('push', '--records', file, '--index', 'docs', '--dry-run')) as {
    stdout: string;
  };
  expect(stdout).toMatch(
    new RegExp(
      `^${SITE.length} records \\(\\d+ kB\\), 0 synonyms, for the index "docs"\nNothing was sent`,
      'u',
    ),
  );
});

test('continues to answer while it builds an index of new records', async () => {
  const file = join(await createFolder(), 'records.jsonl');
  const pages = Array.from({length: 800}, (_, number) =>
    createPage({
      path: `/docs/${number}/`,
      title: `Page ${number}`,
      text: [`The ${words(number)} of the camera.`, `How to ${words(number * 7)}.`],
    }),
  );
  await writeFile(
    file,
    pages
      .flat()
      .map((record) => JSON.stringify(record))
      .join('\n'),
  );
  const config = join(await createFolder(), 'search.json');
  await writeFile(config, JSON.stringify({indices: {docs: {records: file}}, port: 0, rateLimit: false}));
  const {origin, child, lines} = await startCli(cli.file, ['--config', config]);
  child.kill('SIGHUP');
  let answered = 0;
  while (!lines.some((line) => line.includes('index reloaded'))) {
    const answer = await fetch(`${origin}/1/indexes/docs?query=camera&hitsPerPage=1`);
    expect(answer.status).toBe(200);
    answered += 1;
  }
  // On one thread the first of them would wait for the whole index.
  expect(answered).toBeGreaterThan(5);
});

function words(seed: number): string {
  return Array.from({length: 12}, (_, place) => ((seed + 1) * (place + 3) * 2654435761).toString(36)).join(
    ' ',
  );
}
