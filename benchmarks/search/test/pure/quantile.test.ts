import {expect, test} from 'vitest';
import {quantile} from '../../src/quantile.ts';

test('takes the value at the nearest rank', () => {
  const values = [5, 1, 4, 2, 3];
  expect([quantile(values, 0.5), quantile(values, 0.95), quantile(values, 0)]).toEqual([3, 5, 1]);
});

test('refuses an empty list', () => {
  expect(() => quantile([], 0.5)).toThrow('at least one value');
});
