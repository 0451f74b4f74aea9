import {copyFile, mkdir, writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {createInsightsStore} from '../src/insights/createInsightsStore.ts';
import {createSqliteDatabase} from '../src/insights/createSqliteDatabase.ts';
import {bundleCli} from './support/bundleCli.ts';
import {createIndex} from './support/createTestServer.ts';
import {startCli} from './support/startCli.ts';

let cli: Awaited<ReturnType<typeof bundleCli>>;

beforeAll(async () => {
  cli = await bundleCli();
});
afterAll(() => cli.remove());

function sendClick(origin: string, number: number): Promise<Response> {
  const event = {
    eventType: 'click',
    eventName: 'Item Clicked',
    index: 'docs',
    userToken: 'x',
    objectIDs: [`page ${number}`],
  };
  return fetch(`${origin}/1/events`, {method: 'POST', body: JSON.stringify({events: [event]})});
}

async function countClicks(file: string): Promise<number> {
  const store = createInsightsStore(createSqliteDatabase({file, maxMegabytes: 50}));
  const {summary} = await store.report({from: '2000-01-01', to: '2999-01-01', index: ''});
  await store.close();
  return summary.clicks;
}

test('keeps every acknowledged event when it is killed', async () => {
  const folder = await createIndex();
  const file = join(folder, 'insights.sqlite');
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', file];
  const {origin, child, ended} = await startCli(cli.file, args);
  let acknowledged = 0;
  const send = async (first: number): Promise<void> => {
    for (let number = first; ; number += 1) {
      const answer = await sendClick(origin, number).catch(() => undefined);
      if (answer === undefined) return;
      if (answer.status === 200) acknowledged += 1;
      if (acknowledged === 40) child.kill('SIGKILL');
    }
  };
  await Promise.all([0, 1000, 2000, 3000].map(send));
  expect(await ended).toBe('SIGKILL');
  const stored = await countClicks(file);
  expect(acknowledged).toBeGreaterThanOrEqual(40);
  expect(stored).toBeGreaterThanOrEqual(acknowledged);
  // The next server takes over what the killed one left behind.
  const next = await startCli(cli.file, args);
  expect((await sendClick(next.origin, 9999)).status).toBe(200);
});

test('continues to search when the disk is full, and acknowledges no event that is not stored', async () => {
  const folder = await createIndex();
  const file = join(folder, 'insights.sqlite');
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', file];
  // No file of the process may grow beyond 100 kB (the unit of sh is 512 bytes).
  const {origin, child, ended} = await startCli(cli.file, args, 'ulimit -f 200;');
  let acknowledged = 0;
  let refused: Response | undefined;
  for (let number = 0; refused === undefined; number += 1) {
    const answer = await sendClick(origin, number);
    if (answer.status === 200) acknowledged += 1;
    else refused = answer;
  }
  expect([refused.status, refused.headers.get('retry-after')]).toEqual([429, '5']);
  expect(await refused.json()).toEqual({message: 'The events could not be stored', status: 429});
  expect((await fetch(`${origin}/1/indexes/docs?query=camera`)).status).toBe(200);
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({
    status: 'degraded',
    insights: 'failing',
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(acknowledged).toBeGreaterThan(0);
  expect(await countClicks(file)).toBe(acknowledged);
});

test('searches without insights while another server has the database, and opens it afterwards', async () => {
  const folder = await createIndex();
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', join(folder, 'insights.sqlite')];
  const first = await startCli(cli.file, args);
  expect((await sendClick(first.origin, 1)).status).toBe(200);
  const second = await startCli(cli.file, args);
  expect((await fetch(`${second.origin}/1/indexes/docs?query=camera`)).status).toBe(200);
  expect((await sendClick(second.origin, 2)).status).toBe(429);
  const reason = 'another server has it; give each server a file of its own, or use PostgreSQL';
  await expect.poll(() => second.lines.join('\n')).toContain(reason);
  first.child.kill('SIGKILL');
  const send = async () => (await sendClick(second.origin, 3)).status;
  await expect.poll(send, {interval: 300}).toBe(200);
});

test.for([
  ['is damaged', (file: string) => writeFile(file, 'no database '.repeat(1000))],
  ['is a folder', (file: string) => mkdir(file)],
] as const)('searches without insights and logs it when the database %s', async ([, spoil]) => {
  const folder = await createIndex();
  const file = join(folder, 'insights.sqlite');
  await spoil(file);
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', file];
  const {origin} = await startCli(cli.file, args);
  expect((await fetch(`${origin}/1/indexes/docs?query=camera`)).status).toBe(200);
  expect((await sendClick(origin, 1)).status).toBe(429);
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({insights: 'failing'});
});

test('searches without insights and logs it when the disk is full at startup', async () => {
  const folder = await createIndex();
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', join(folder, 'insights.sqlite')];
  // Room for one block of 512 bytes.
  const {origin} = await startCli(cli.file, args, 'ulimit -f 1;');
  expect((await fetch(`${origin}/1/indexes/docs?query=camera`)).status).toBe(200);
  expect((await sendClick(origin, 1)).status).toBe(429);
  expect(await (await fetch(`${origin}/health`)).json()).toMatchObject({insights: 'failing'});
});

test('restores everything from a copy of the database made while stopped', async () => {
  const folder = await createIndex();
  const file = join(folder, 'insights.sqlite');
  const args = ['--index', `docs=${join(folder, 'index')}`, '--insights', file];
  const first = await startCli(cli.file, args);
  await expect.poll(async () => (await sendClick(first.origin, 1)).status).toBe(200);
  first.child.kill('SIGTERM');
  await first.ended;
  await copyFile(file, join(folder, 'backup.sqlite'));
  await writeFile(file, 'damaged');
  await copyFile(join(folder, 'backup.sqlite'), file);
  const second = await startCli(cli.file, args);
  await expect.poll(async () => (await sendClick(second.origin, 2)).status).toBe(200);
  second.child.kill('SIGTERM');
  await second.ended;
  expect(await countClicks(file)).toBe(2);
});
