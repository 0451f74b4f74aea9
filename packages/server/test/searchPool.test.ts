import {mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterAll, beforeAll, expect, onTestFinished, test, vi} from 'vitest';
import {EngineError} from '@help-center/engine';
import {createSearchPool} from '../src/search/createSearchPool.ts';
import type {SearchCall} from '../src/search/SearchCall.ts';

/** A thread that does as the body of a call says, and otherwise tells its number and what it was started with. */
const THREAD = `
import {parentPort, threadId, workerData} from 'node:worker_threads';
const {manifest} = workerData.indices.get('docs');
const say = (message) => parentPort.postMessage(message);
if (manifest === 'broken') {
  say({failure: {kind: 'engine', code: 'ENGINE_DAMAGED_INDEX', message: '[engine] broken'}});
} else {
  parentPort.on('message', ({id, call, isCancelled}) => {
    if (isCancelled) say({id, failure: {kind: 'protocol', status: 499, message: 'cancelled on the thread'}});
    else if (call.body === 'hang') for (;;);
    else if (call.body === 'crash') process.exit(3);
    else if (call.body === 'wait') say({id, isPaused: true});
    else say({id, answers: [{json: manifest + ' ' + threadId}]});
  });
  say({records: new Map([['docs', 7]])});
}
`;

let threads: URL;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'search-pool-'));
  await writeFile(join(folder, 'package.json'), '{"type": "module"}');
  await writeFile(join(folder, 'searchThread.js'), THREAD);
  threads = pathToFileURL(`${folder}/`);
});
afterAll(() => rm(threads, {recursive: true}));

const indices = (manifest: string) => new Map([['docs', {manifest, parts: new Map()}]]);
const call = (body: string): SearchCall => ({kind: 'searches', body, refused: []});

async function openPool(options: {size: number; giveUpMs?: number}) {
  const replaced: string[] = [];
  const limits = {timeLimitMs: 250, maxPrice: 4000};
  const pool = createSearchPool({threads, limits, onReplaced: (reason) => replaced.push(reason), ...options});
  onTestFinished(() => pool.close());
  await pool.open(indices('first'));
  const ask = async (body = '', signal = new AbortController().signal) =>
    (await pool.answer(call(body), signal))[0]?.json ?? '';
  return {pool, ask, replaced};
}

test('distributes calls over the threads', async () => {
  const {ask} = await openPool({size: 2});
  const answers = await Promise.all(Array.from({length: 20}, () => ask()));
  expect(new Set(answers).size).toBe(2);
});

test('answers 503 for a hanging search and replaces only its thread', async () => {
  vi.useFakeTimers({toFake: ['setTimeout', 'clearTimeout']});
  onTestFinished(() => void vi.useRealTimers());
  const {ask, replaced} = await openPool({size: 2, giveUpMs: 400});
  const hanging = ask('hang').catch((error: unknown) => error);
  const during = await Promise.all(Array.from({length: 10}, () => ask()));
  expect(new Set(during).size).toBe(1);
  await vi.advanceTimersByTimeAsync(400);
  expect(await hanging).toMatchObject({status: 503, retryAfter: 1});
  expect(replaced).toEqual(['it has not answered for 400 ms']);
  const threadsSeen = async () => new Set(await Promise.all(Array.from({length: 20}, () => ask()))).size;
  await expect.poll(threadsSeen).toBe(2);
});

test('answers 503 for calls on a crashed thread only, and replaces it', async () => {
  const {ask, replaced} = await openPool({size: 1});
  const [paused, crashed, waiting] = await Promise.allSettled([ask('wait'), ask('crash'), ask()]);
  expect(paused).toMatchObject({status: 'rejected', reason: {status: 503}});
  expect(crashed).toMatchObject({status: 'rejected', reason: {status: 503}});
  // The next thread answers it.
  expect(waiting).toMatchObject({status: 'fulfilled', value: expect.stringMatching(/^first \d+$/u)});
  expect(replaced).toEqual(['it has ended']);
});

test('lets other calls run while one yields', async () => {
  const {ask} = await openPool({size: 1});
  const gone = new AbortController();
  const long = ask('wait', gone.signal).catch((error: Error) => error.message);
  expect(await ask()).toMatch(/^first/u);
  gone.abort();
  expect(await long).toBe('cancelled on the thread');
});

test('opens a new index in new threads while old ones finish', async () => {
  const {pool, ask} = await openPool({size: 2});
  const gone = new AbortController();
  const begun = ask('wait', gone.signal).catch((error: unknown) => error);
  const opening = pool.open(indices('second'));
  const during = await ask();
  expect(during).toMatch(/^first/u);
  expect(await opening).toEqual(new Map([['docs', 7]]));
  const answers = await Promise.all(Array.from({length: 20}, () => ask()));
  expect(answers.every((answer) => answer.startsWith('second'))).toBe(true);
  gone.abort();
  expect(await begun).toMatchObject({message: 'cancelled on the thread'});
});

test('keeps the previous index when a new one cannot be opened, and reports why', async () => {
  const {pool, ask, replaced} = await openPool({size: 2});
  await expect(pool.open(indices('broken'))).rejects.toThrow(EngineError);
  await expect(pool.open(indices('broken'))).rejects.toThrow('[engine] broken');
  expect(await ask()).toMatch(/^first/u);
  expect(replaced).toEqual([]);
});

test("cancels a disconnected client's call, and never starts a waiting one", async () => {
  const {ask} = await openPool({size: 1});
  const gone = new AbortController();
  const wait = () => ask('wait', gone.signal).catch((error: Error) => error.message);
  const begun = [wait(), wait(), wait()];
  // It has its turn when all of them pause.
  await ask();
  begun.push(wait());
  const late = wait();
  gone.abort();
  expect(new Set(await Promise.all(begun))).toEqual(new Set(['cancelled on the thread']));
  expect(await late).toBe('The client closed the connection');
  expect(await ask()).toMatch(/^first/u);
});
