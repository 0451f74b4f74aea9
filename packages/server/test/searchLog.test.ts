import {expect, test} from 'vitest';
import {createSearchLog, hidePersonal} from '../src/insights/createSearchLog.ts';
import {toCsv} from '../src/insights/renderInsightsPage.ts';

function createLog() {
  const queries: string[] = [];
  let now = 0;
  const log = createSearchLog({emit: ({query}) => queries.push(query), now: () => now, maxWaiting: 3});
  let number = 0;
  return {
    queries,
    log,
    wait: (ms: number) => (now += ms),
    ask: (query: string, caller = 'reader', index = 'docs') =>
      log.record({caller, queryID: `q${(number += 1)}`, index, query, hits: 1}),
  };
}

test('counts key-by-key typing as one search', () => {
  const {ask, log, queries} = createLog();
  for (const text of ['c', 'ca', 'cam', 'came', 'cam', 'camera']) ask(text);
  log.flush(true);
  expect(queries).toEqual(['camera']);
});

test('counts another query of the same reader separately', () => {
  const {ask, log, queries} = createLog();
  for (const text of ['camera', 'licence']) ask(text);
  log.flush(true);
  expect(queries).toEqual(['camera', 'licence']);
});

test('counts a query after a pause', () => {
  const {ask, log, queries, wait} = createLog();
  ask('cam');
  wait(3001);
  ask('camera');
  log.flush(true);
  expect(queries).toEqual(['cam', 'camera']);
});

test('separates readers and indices', () => {
  const {ask, log, queries} = createLog();
  ask('c', 'one');
  ask('ca', 'two');
  ask('cam', 'one', 'blog');
  log.flush(true);
  expect(queries).toEqual(['c', 'ca', 'cam']);
});

test('passes on settled searches only', () => {
  const {ask, log, queries, wait} = createLog();
  ask('old', 'one');
  wait(2000);
  ask('new', 'two');
  wait(1000);
  log.flush();
  expect(queries).toEqual(['old']);
});

test('limits memory under a crowd', () => {
  const {ask, queries} = createLog();
  for (let n = 0; n < 10; n++) ask(`query ${n}`, `reader ${n}`);
  expect(queries).toHaveLength(7);
});

test('removes addresses and long numbers', () => {
  expect(hidePersonal(' mail  jane.doe@example.com\nor +49 30 1234567 ')).toBe('mail (address) or +(number)');
  expect(hidePersonal('error 1603 version 2.15.3')).toBe('error 1603 version 2.15.3');
  expect(hidePersonal('\ud800 \0 a')).not.toMatch(/[\0\ud800]/u);
});

test('escapes formulas in exported tables', () => {
  const rows = [
    ['=1+1', 2],
    ['a "b", c', 3],
    ['-5', 4],
    [null, 0],
  ] as const;
  expect(toCsv(['query', 'searches'], rows)).toBe(
    'query,searches\r\n\'=1+1,2\r\n"a ""b"", c",3\r\n\'-5,4\r\n,0\r\n',
  );
});
