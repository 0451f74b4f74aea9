import {expect, it} from 'vitest';
import type {View} from '../../src/measure/measureView.ts';
import {failureList, siteTable, type PeerResult} from '../../src/report/siteTables.ts';

const view: View = {
  bytesBeforeLoad: 20_400,
  requestsBeforeLoad: 1,
  bytesTotal: 120_000,
  requestsTotal: 9,
  firstPaint: 800,
  largestPaint: 820,
  blocking: 0,
  shift: 0,
  script: 12,
  heap: 2_500_000,
};
const result: PeerResult = {
  label: 'ours',
  pages: 100,
  build: {
    cold: {seconds: 30, peakMemory: 2e9},
    warm: {seconds: 9.5, peakMemory: 1e9},
    load: 1,
  },
  views: [view, {...view, firstPaint: 900}, {...view, firstPaint: 850}],
  nextPages: [
    {time: 120, bytes: 2000},
    {time: 140, bytes: 2200},
    {time: 130, bytes: 9000},
  ],
  searches: [{visible: 40, usable: 900, taps: 1}],
  pictures: [{...view, bytesBeforeLoad: 50_000, shift: 0.02}],
  secondPages: [2400, 2600, 14_000],
  failures: [],
};

function cellsOf(table: string): string[] {
  const line = table.split('\n')[2] ?? '';
  return line
    .split('|')
    .map((cell) => cell.trim())
    .slice(1, -1);
}

it('shows the medians of a peer in one row', () => {
  expect(cellsOf(siteTable([result]))).toEqual([
    '100',
    'ours',
    '20.4',
    '1',
    '120.0',
    '9',
    '850 / 820',
    '0 / 0',
    '0.000',
    '12',
    '2.5',
    '130',
    '2.2',
    '2.6',
    '40 / 900',
    '50.0 / 820 / 0.020',
    '30.0 / 9.5',
    '2.0',
    '3',
  ]);
});

it('keeps the row of a peer of which nothing was measured', () => {
  const empty = {
    ...result,
    build: null,
    views: [],
    nextPages: [],
    searches: [],
    pictures: [],
    secondPages: [],
  };
  expect(cellsOf(siteTable([empty]))).toEqual(['100', 'ours', ...Array.from({length: 16}, () => '-'), '0']);
});

it('shows how long scripts blocked in the worse quarter of the visits', () => {
  const blocking = [0, 0, 0, 30, 80];
  const views = blocking.map((time) => ({...view, blocking: time}));
  expect(siteTable([{...result, views}])).toContain('| 0 / 30 |');
});

it('says how many taps on search it took when taps were lost', () => {
  const searches = [{visible: 2000, usable: 3000, taps: 3}];
  expect(siteTable([{...result, searches}])).toContain('2000 / 3000 (3 taps)');
});

it('says that no result came within the limit', () => {
  const searches = [{visible: 200, usable: Infinity, taps: 1}];
  expect(siteTable([{...result, searches}])).toContain('| 200 / > 30 s |');
});

it('lists every reason why something is missing', () => {
  expect(
    failureList([result, {...result, label: 'Other', failures: ['npm install failed', 'no page']}]),
  ).toBe('- Other, 100 pages: npm install failed\n- Other, 100 pages: no page');
});
