import {expect, it} from 'vitest';
import {compareFolders} from '../src/repeat/compareFolders.ts';

it('names files that differ, that are missing and that are new', () => {
  const first = new Map([
    ['same', '1'],
    ['changed', '1'],
    ['gone', '1'],
  ]);
  const second = new Map([
    ['same', '1'],
    ['changed', '2'],
    ['new', '1'],
  ]);
  expect(compareFolders(first, second)).toEqual(['changed', 'gone', 'new']);
  expect(compareFolders(first, first)).toEqual([]);
});
