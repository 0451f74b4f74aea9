import {expect, it} from 'vitest';
import {blockingTime} from '../../src/measure/blockingTime.ts';

it('sums the time of tasks beyond 50 ms', () => {
  expect(
    blockingTime(
      [
        [100, 60],
        [300, 150],
      ],
      50,
    ),
  ).toBe(110);
});

it('ignores tasks before the first paint', () => {
  expect(blockingTime([[0, 400]], 500)).toBe(0);
});

it('counts only the part of a task after the first paint', () => {
  expect(blockingTime([[0, 400]], 300)).toBe(50);
});
