import {writeFile} from 'node:fs/promises';
import {join} from 'node:path';
import {pathToFileURL} from 'node:url';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {createInsightsWriter} from '../src/insights/createInsightsWriter.ts';
import type {EventRow, InsightsBatch, SearchRow} from '../src/insights/InsightsRows.ts';
import {bundleCli} from './support/bundleCli.ts';
import {createFolder, createTestServer} from './support/createTestServer.ts';

const event = (id: string): EventRow => ({
  id,
  at: 0,
  type: 'click',
  index: 'docs',
  queryID: null,
  objectID: 'page',
  position: 1,
});
const search = (query: string): SearchRow => ({queryID: query, at: 0, index: 'docs', query, hits: 1});
const events = (count: number) => ({events: Array.from({length: count}, (_, at) => event(`e${at}`))});

/** A database that takes rows when it is told to, or fails. */
function createStore() {
  const written: InsightsBatch[] = [];
  let settle: {resolve: () => void; reject: (error: Error) => void} | undefined;
  return {
    written,
    answer: () => settle?.resolve(),
    fail: () => settle?.reject(new Error('disk full')),
    write: (rows: InsightsBatch) =>
      new Promise<void>((resolve, reject) => {
        written.push(rows);
        settle = {resolve, reject};
      }),
  };
}

describe('createInsightsWriter', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  function create(settings: {maxRows?: number; maxWaiting?: number} = {}) {
    const store = createStore();
    let dropped = 0;
    const writer = createInsightsWriter({store, ...settings, onDropped: (rows) => (dropped += rows)});
    /** What becomes of a call, as soon as it is known. */
    const write = (count: number) => {
      const call = {outcome: 'waiting'};
      writer.write(events(count)).then(
        () => (call.outcome = 'stored'),
        ({message}: Error) => (call.outcome = message),
      );
      return call;
    };
    return {store, writer, write, dropped: () => dropped};
  }

  test('rows beyond the bound are dropped at once and counted while the database does not answer', async () => {
    const {store, write, dropped} = create({maxRows: 100});
    const first = write(60);
    const second = write(40);
    const third = write(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([first.outcome, second.outcome, third.outcome, dropped()]).toEqual([
      'waiting',
      'waiting',
      'too many rows are waiting to be stored',
      1,
    ]);
    store.answer();
    await vi.advanceTimersByTimeAsync(0);
    store.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect([first.outcome, second.outcome, store.written.length]).toEqual(['stored', 'stored', 2]);
    expect(write(100).outcome).toBe('waiting');
    expect(dropped()).toBe(1);
  });

  test('nobody waits longer than two seconds, and rows that a slow database still holds count until it lets go', async () => {
    const {store, write, dropped} = create({maxRows: 100});
    const late = write(100);
    await vi.advanceTimersByTimeAsync(1999);
    expect(late.outcome).toBe('waiting');
    await vi.advanceTimersByTimeAsync(1);
    expect([late.outcome, dropped()]).toEqual(['the database is too slow', 100]);
    const next = write(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([next.outcome, dropped()]).toEqual(['too many rows are waiting to be stored', 101]);
    store.answer();
    await vi.advanceTimersByTimeAsync(0);
    expect(write(1).outcome).toBe('waiting');
  });

  test('after a failure rows are dropped without asking the database, for two seconds', async () => {
    const {store, write, dropped} = create();
    const first = write(1);
    store.fail();
    await vi.advanceTimersByTimeAsync(0);
    const second = write(1);
    await vi.advanceTimersByTimeAsync(0);
    expect([first.outcome, second.outcome, store.written.length]).toEqual(['disk full', 'disk full', 1]);
    expect(dropped()).toBe(2);
    await vi.advanceTimersByTimeAsync(2000);
    write(1);
    expect(store.written).toHaveLength(2);
  });

  test('of the searches that wait the oldest are given up and counted', async () => {
    const {store, writer, dropped} = create({maxWaiting: 3});
    for (const query of ['a', 'b', 'c', 'd', 'e']) writer.addSearch(search(query));
    expect(dropped()).toBe(2);
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(store.written[0]?.searches?.map(({query}) => query)).toEqual(['c', 'd', 'e']);
  });
});

/** A thread of a database that opens, and keeps everything that it is asked to store. */
const HANGING = `
import {parentPort} from 'node:worker_threads';
parentPort.postMessage({id: 0});
parentPort.on('message', ({id, kind}) => {
  if (kind === 'all') parentPort.postMessage({id, rows: []});
});
`;

test('a database that hangs keeps nobody from searching or the server from stopping, and what it does not take is counted', async () => {
  const cli = await bundleCli();
  onTestFinished(() => cli.remove());
  const threads = new URL('threads/', pathToFileURL(cli.file));
  await writeFile(new URL('databaseThread.js', threads), HANGING);
  const database = join(await createFolder(), 'insights.sqlite');
  const {app, stop} = await createTestServer(
    {insights: {database, retentionDays: 30, maxMegabytes: 50}},
    {threads},
  );
  const done: string[] = [];
  const send = app
    .inject({
      method: 'POST',
      url: '/1/events',
      payload: {
        events: [
          {
            eventType: 'click',
            eventName: 'x',
            index: 'docs',
            userToken: 'a',
            objectIDs: ['one', 'two', 'three'],
          },
        ],
      },
    })
    .then(({statusCode}) => done.push(`events ${statusCode}`));
  for (const query of ['camera', 'licence', 'model']) {
    const {statusCode} = await app.inject({url: `/1/indexes/docs?query=${query}`});
    done.push(`search ${statusCode}`);
  }
  await send;
  expect(done).toEqual(['search 200', 'search 200', 'search 200', 'events 429']);
  expect((await app.inject({url: '/metrics'})).body).toContain('search_insights_dropped_total 3');
  await stop();
});
