import {expect, test} from 'vitest';
import {intersectPostings} from '../src/query/splitWord.ts';

function term(text: string, weights: Readonly<Record<number, number>>) {
  const sections = Uint32Array.from(Object.keys(weights), Number);
  const postings = {sections, weights: Uint8Array.from(Object.values(weights))};
  return {text, frequency: sections.length, postings, from: 0};
}

test('returns the shared sections, each with the smallest weight', () => {
  const {sections, weights} = intersectPostings([
    term('machine', {1: 9, 4: 3, 7: 5}),
    term('vision', {1: 2, 7: 8, 9: 1}),
  ]);
  expect([[...sections], [...weights]]).toEqual([
    [1, 7],
    [2, 5],
  ]);
});
