import {expect, it} from 'vitest';
import {median, medianOf, upperQuartile} from '../../src/measure/median.ts';

it('returns the middle value of an odd number', () => {
  expect(median([30, 1, 2, 100, 10])).toBe(10);
});

it('returns the mean of the middle values of an even number', () => {
  expect(median([4, 1, 3, 100])).toBe(3.5);
});

it('rejects an empty list', () => {
  expect(() => median([])).toThrow('at least one value');
});

it('computes the median of each field', () => {
  expect(
    medianOf([
      {a: 1, b: 30},
      {a: 3, b: 10},
      {a: 2, b: 20},
    ]),
  ).toEqual({a: 2, b: 20});
});

it('computes the third quartile', () => {
  expect([upperQuartile([9, 1, 5, 3, 7]), upperQuartile([4, 1, 3, 2]), upperQuartile([6])]).toEqual([
    7, 3, 6,
  ]);
});
