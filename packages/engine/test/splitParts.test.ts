import {expect, test} from 'vitest';
import {splitParts} from '../src/builder/shardIndex.ts';

const split = (sizes: readonly number[]) => splitParts(sizes, (size) => size, 6);

test('keeps parts within the target size', () => {
  expect(split([3, 3, 1, 5, 2])).toEqual([[3, 3], [1, 5], [2]]);
});

test('gives a larger item its own part', () => {
  expect(split([1, 9, 1])).toEqual([[1], [9], [1]]);
});
