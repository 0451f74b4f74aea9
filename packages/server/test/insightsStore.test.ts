import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import {afterAll, beforeAll, describe, expect, test} from 'vitest';
import {createInsightsStore, type InsightsStore} from '../src/insights/createInsightsStore.ts';
import type {AgentReadRow, EventRow, SearchRow} from '../src/insights/InsightsRows.ts';
import {openDatabase} from '../src/insights/createInsights.ts';
import {startPostgres} from './support/startPostgres.ts';

const DAY = 86_400_000;
const START = Date.UTC(2026, 0, 10, 12);
const ALL = {from: '2026-01-01', to: '2026-12-31', index: ''};

let number = 0;
function search(query: string, hits: number, fields: Partial<SearchRow> = {}): SearchRow {
  return {table: 'searches', id: `q${(number += 1)}`, at: START, index: 'docs', query, hits, ...fields};
}
function click({id: queryID, at, index}: SearchRow, position: number): EventRow {
  const id = `e${(number += 1)}`;
  return {table: 'events', id, at, index, type: 'click', queryID, objectID: 'page', position};
}

const TARGETS = {
  'embedded database': async () => {
    const folder = mkdtempSync(join(tmpdir(), 'search-insights-'));
    return {address: join(folder, 'insights.sqlite'), remove: async () => rmSync(folder, {recursive: true})};
  },
  PostgreSQL: startPostgres,
};

describe.for(Object.entries(TARGETS))('insights in %s', ([, prepare]) => {
  let store: InsightsStore;
  let remove: () => Promise<void>;
  let address: string;
  const camera = search('Camera', 12);
  const other = search('camera', 12, {at: START + DAY});
  const missing = search('teleport', 0);
  const ignored = search('licence', 3);
  const blog = search('news', 4, {index: 'blog'});
  const clicks = [click(camera, 1), click(camera, 3), click(blog, 2)];
  const view: EventRow = {...click(other, 1), id: 'view', type: 'view', objectID: null, position: null};

  beforeAll(async () => {
    ({address, remove} = await prepare());
    store = createInsightsStore(openDatabase({database: address, retentionDays: 1, maxMegabytes: 50}));
    await store.write([camera, other, missing, ignored, blog, ...clicks, view]);
  });
  afterAll(async () => {
    await store.close();
    await remove();
  });

  test('counts queries and clicked queries case-insensitively', async () => {
    expect((await store.report(ALL)).top).toEqual([
      {query: 'camera', searches: 2, empty: 0, clicked: 1, hits: 12},
      {query: 'licence', searches: 1, empty: 0, clicked: 0, hits: 3},
      {query: 'news', searches: 1, empty: 0, clicked: 1, hits: 4},
      {query: 'teleport', searches: 1, empty: 1, clicked: 0, hits: 0},
    ]);
  });

  test('lists searches without results and without clicks', async () => {
    const {withoutResults, withoutClick} = await store.report(ALL);
    expect(withoutResults.map(({query}) => query)).toEqual(['teleport']);
    expect(withoutClick.map(({query}) => query)).toEqual(['licence']);
  });

  test('sums the period by position and by day', async () => {
    const {summary, positions, days} = await store.report(ALL);
    expect(summary).toEqual({searches: 5, empty: 1, clicked: 2, views: 1, clicks: 3, meanPosition: 2});
    expect(positions).toEqual([
      {position: 1, clicks: 1},
      {position: 2, clicks: 1},
      {position: 3, clicks: 1},
    ]);
    expect(days).toEqual([
      {day: '2026-01-10', searches: 4, empty: 1, clicked: 2},
      {day: '2026-01-11', searches: 1, empty: 0, clicked: 0},
    ]);
  });

  test('limits the report to the requested days and index', async () => {
    const day = await store.report({from: '2026-01-11', to: '2026-01-11', index: ''});
    expect(day.summary).toMatchObject({searches: 1, views: 1, clicks: 0, meanPosition: null});
    expect((await store.report({...ALL, index: 'blog'})).top.map(({query}) => query)).toEqual(['news']);
  });

  test('stores a repeated event once', async () => {
    await store.write([camera, ...clicks]);
    expect((await store.report(ALL)).summary).toMatchObject({searches: 5, clicks: 3});
  });

  test('stores a batch completely or not at all', async () => {
    const bad = {...search('half', 1), hits: null as never};
    await expect(store.write([search('whole', 1), bad])).rejects.toThrow(/null/iu);
    expect((await store.report(ALL)).summary.searches).toBe(5);
  });

  test('stores text unchanged', async () => {
    const index = `it's "odd"; DROP TABLE searches;--`;
    await store.write([search('ключ 鍵 🔑 \\ %', 1, {index})]);
    expect((await store.report({...ALL, index})).top[0]?.query).toBe('ключ 鍵 🔑 \\ %');
  });

  test('ignores case in all scripts, and counts queries of agents', async () => {
    const index = 'letters';
    await store.write([
      ...['KÄFER', 'Käfer', 'käfer', 'КЛЮЧ', 'ключ'].map((query) => search(query, 1, {index})),
      ...['Ölstand', 'ÖLSTAND'].map((subject): AgentReadRow => ({
        table: 'agent_reads',
        id: `r${(number += 1)}`,
        at: START,
        way: 'search_docs',
        subject,
        hits: 1,
      })),
    ]);
    const {top} = await store.report({...ALL, index});
    expect(top.map(({query, searches}) => [query, searches])).toEqual([
      ['käfer', 3],
      ['ключ', 2],
    ]);
    expect((await store.report(ALL)).agents).toEqual([
      {way: 'search_docs', subject: 'ölstand', reads: 2, empty: 0},
    ]);
  });

  test('keeps everything after reopening', async () => {
    await store.close();
    store = createInsightsStore(openDatabase({database: address, retentionDays: 1, maxMegabytes: 50}));
    expect((await store.report({...ALL, index: 'docs'})).summary.searches).toBe(4);
  });

  test('deletes expired rows', async () => {
    await store.purge(START + DAY);
    expect((await store.report({...ALL, index: 'docs'})).summary).toMatchObject({
      searches: 1,
      clicks: 0,
      views: 1,
    });
  });
});
