import {expect, test} from 'vitest';
import type {Measurement} from '../../../src/metrics.ts';
import {readRanks, writeRanks} from '../../../src/public/rankTable.ts';

const asked = {corpus: 'cameras', group: 'commit-subject', variant: 'original', query: ''} as const;
const MEASUREMENTS: Measurement[] = [
  {...asked, pair: 'a', engine: 'ours', rank: 1, isEmpty: false},
  {...asked, pair: 'a', engine: 'peer', rank: null, isEmpty: false},
  {...asked, pair: 'b', engine: 'ours', rank: 10, isEmpty: false},
  {...asked, pair: 'b', engine: 'peer', rank: null, isEmpty: true},
];

test('ranks are a line for each question and a column for each engine', () => {
  expect(writeRanks(MEASUREMENTS)).toBe(
    [
      'corpus,group,pair,variant,ours,peer',
      'cameras,commit-subject,a,original,1,0',
      'cameras,commit-subject,b,original,10,-',
      '',
    ].join('\n'),
  );
});

test('ranks are the same when they are read again', () => {
  expect(readRanks(writeRanks(MEASUREMENTS))).toEqual(MEASUREMENTS);
});

test('an engine that was not asked has no rank', () => {
  expect(readRanks('corpus,group,pair,variant,ours,peer\ncameras,g,a,typo,,3\n')).toMatchObject([
    {engine: 'peer', rank: 3},
  ]);
});

test('another table is refused', () => {
  expect(() => readRanks('a,b\n1,2\n')).toThrow('begins with "a,b"');
});
