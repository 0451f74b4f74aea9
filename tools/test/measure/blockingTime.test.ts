import {expect, it} from 'vitest';
import {blockingTime} from '../../src/measure/blockingTime.ts';

it('adds what each task lasts beyond 50 ms', () => {
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

it('leaves out tasks before the first paint', () => {
  expect(blockingTime([[0, 400]], 500)).toBe(0);
});

it('counts of a task across the first paint only what comes after', () => {
  expect(blockingTime([[0, 400]], 300)).toBe(50);
});
