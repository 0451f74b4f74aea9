import {expect, onTestFinished, test} from 'vitest';
import {eachAtOnce} from '../src/threads/eachAtOnce.ts';
import {openThreads, type Threads} from '../src/threads/openThreads.ts';

const script = (body: string) =>
  new URL(`data:text/javascript,${encodeURIComponent(`export default (job) => { ${body} };`)}`);

test('opens threads from 64 pages, or from 256 when a page takes milliseconds', async () => {
  expect(openThreads(63, script(''))).toBeUndefined();
  expect(openThreads(255, script(''), true)).toBeUndefined();
  await openThreads(256, script(''), true)?.close();
});

test('runs jobs on threads, and goes on after an error', async () => {
  const body = "if (job === 1) throw new RangeError('no page'); return 10 * job;";
  const threads = openThreads<number, number>(64, script(body)) as Threads<number, number>;
  onTestFinished(() => threads.close());
  await expect(threads.run(1)).rejects.toThrow('no page');
  expect(await Promise.all([2, 3].map((job) => threads.run(job)))).toEqual([20, 30]);
});

test('keeps its threads while they wait for jobs', async () => {
  const threads = openThreads<null, boolean>(
    64,
    script('const isNew = !globalThis.known; globalThis.known = true; return isNew;'),
  ) as Threads<null, boolean>;
  onTestFinished(() => threads.close());
  let started = 0;
  await eachAtOnce(
    Array.from({length: 10 * threads.limit}, () => null),
    threads.limit,
    async (job) => {
      if (await threads.run(job)) started++;
      // Reading and writing files takes about this long between two jobs.
      await new Promise((resolve) => setTimeout(resolve, 5));
    },
  );
  expect(started).toBeLessThanOrEqual(threads.limit);
});

test('starts items in order, up to the limit at once', async () => {
  const log: string[] = [];
  const next = () => new Promise((resolve) => setImmediate(resolve));
  let underWay = 0;
  await eachAtOnce([3, 1, 1, 1], 2, async (steps, index) => {
    log.push(`begin ${index}`);
    expect(++underWay).toBeLessThanOrEqual(2);
    for (let step = 0; step < steps; step++) await next();
    underWay--;
    log.push(`end ${index}`);
  });
  expect(log.filter((line) => line.startsWith('begin'))).toEqual([
    'begin 0',
    'begin 1',
    'begin 2',
    'begin 3',
  ]);
  expect(log.indexOf('begin 2')).toBeLessThan(log.indexOf('end 0'));
});

test('starts nothing after an error, and waits for running items', async () => {
  const log: number[] = [];
  const each = async (item: number) => {
    if (item === 0) throw new Error('first');
    await new Promise((resolve) => setImmediate(resolve));
    log.push(item);
  };
  await expect(eachAtOnce([0, 1, 2, 3], 2, each)).rejects.toThrow('first');
  expect(log).toEqual([1]);
});
