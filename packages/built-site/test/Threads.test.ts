import {expect, onTestFinished, test} from 'vitest';
import {eachAtOnce} from '../src/threads/eachAtOnce.ts';
import {Threads} from '../src/threads/Threads.ts';

// Threads run compiled modules.
const JOBS = new URL('../dist/threads/answerJobs.js', import.meta.url).href;

function openThreads(body: string, data?: unknown): Threads<number, unknown> {
  const script = `import {threadId, workerData} from 'node:worker_threads';
    import {answerJobs} from ${JSON.stringify(JOBS)};
    answerJobs((job) => { ${body} });`;
  const threads = new Threads<number, unknown>(
    new URL(`data:text/javascript,${encodeURIComponent(script)}`),
    data,
  );
  onTestFinished(() => threads.close());
  return threads;
}

test('starts threads from 64 pages, or from 256 when a page takes milliseconds', () => {
  const script = new URL('data:text/javascript,');
  expect(Threads.forMany(63, script)).toBeUndefined();
  expect(Threads.forMany(64, script)).toBeInstanceOf(Threads);
  expect(Threads.forShortJobs(255, script)).toBeUndefined();
  expect(Threads.forShortJobs(256, script)).toBeInstanceOf(Threads);
});

test('runs jobs with the data of the threads', async () => {
  const threads = openThreads('return job * workerData;', 10);
  expect(await Promise.all([1, 2, 3].map((job) => threads.run(job)))).toEqual([10, 20, 30]);
});

test('gives a job to a free thread before it starts another', async () => {
  const threads = openThreads('return threadId;');
  const first = await threads.run(1);
  expect(await threads.run(2)).toBe(first);
  const [again, other] = await Promise.all([threads.run(3), threads.run(4)]);
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});

test("rejects with a job's error and continues", async () => {
  const threads = openThreads("if (job === 1) throw new RangeError('no page'); return job;");
  await expect(threads.run(1)).rejects.toThrow('no page');
  expect(await threads.run(2)).toBe(2);
});

test('rejects when the thread of a job ends', async () => {
  await expect(openThreads('process.exit(1);').run(1)).rejects.toThrow('has ended');
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
