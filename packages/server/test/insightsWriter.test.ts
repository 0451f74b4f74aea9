import {once} from 'node:events';
import {createServer, type AddressInfo, type Socket} from 'node:net';
import {afterEach, beforeEach, describe, expect, onTestFinished, test, vi} from 'vitest';
import {createInsightsWriter} from '../src/insights/createInsightsWriter.ts';
import type {EventRow, InsightsRow, SearchRow} from '../src/insights/InsightsRows.ts';
import {createTestServer} from './support/createTestServer.ts';

const event = (id: string): EventRow => ({
  table: 'events',
  id,
  at: 0,
  type: 'click',
  index: 'docs',
  queryID: null,
  objectID: 'page',
  position: 1,
});
const search = (query: string): SearchRow => ({
  table: 'searches',
  id: query,
  at: 0,
  index: 'docs',
  query,
  hits: 1,
});
const events = (count: number) => Array.from({length: count}, (_, at) => event(`e${at}`));
const queriesOf = (rows: readonly InsightsRow[] | undefined) =>
  rows?.map((row) => 'query' in row && row.query);

/** A database that takes rows when it is told to, or fails. */
function createStore() {
  const written: (readonly InsightsRow[])[] = [];
  let settle: {resolve: () => void; reject: (error: Error) => void} | undefined;
  return {
    written,
    answer: () => settle?.resolve(),
    fail: () => settle?.reject(new Error('disk full')),
    write: (rows: readonly InsightsRow[]) =>
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

  test('drops and counts rows beyond the limit while the database does not answer', async () => {
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

  test('waits at most two seconds, and counts rows that a slow database holds until it returns', async () => {
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

  test('drops rows for two seconds after a failure without asking the database', async () => {
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

  test('drops and counts the oldest waiting searches', async () => {
    const {store, writer, dropped} = create({maxWaiting: 3});
    for (const query of ['a', 'b', 'c', 'd', 'e']) writer.addSearch(search(query));
    expect(dropped()).toBe(2);
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(queriesOf(store.written[0])).toEqual(['c', 'd', 'e']);
  });

  test('stores searches of a failed write with those that arrived meanwhile', async () => {
    const {store, writer} = create();
    writer.addSearch(search('a'));
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    writer.addSearch(search('b'));
    store.fail();
    await vi.advanceTimersByTimeAsync(0);
    void writer.flush();
    await vi.advanceTimersByTimeAsync(0);
    expect(queriesOf(store.written[1])).toEqual(['a', 'b']);
  });
});

test('delays neither searches nor shutdown when the database hangs, and counts dropped rows', async () => {
  const sockets = new Set<Socket>();
  const silent = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  onTestFinished(() => {
    silent.close();
    for (const socket of sockets) socket.destroy();
  });
  await once(silent, 'listening');
  const database = `postgres://nobody@127.0.0.1:${(silent.address() as AddressInfo).port}/none`;
  const {app, stop} = await createTestServer({
    insights: {database, retentionDays: 30, maxMegabytes: 50},
  });
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
