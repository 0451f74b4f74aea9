import {expect, test} from 'vitest';
import type {PlannedWord} from '../src/query/planQuery.ts';
import {getRarity} from '../src/rank/rankSections.ts';

/** A word whose forms occur in 40 and 2 of 100 sections. */
const planned = (prefix: boolean) =>
  ({word: {prefix}, forms: [{term: {frequency: 40}}, {term: {frequency: 2}}]}) as unknown as PlannedWord;

test('an unfinished word is rarer than all its completions together', () => {
  expect(getRarity(100, planned(true), 42)).toBeGreaterThan(getRarity(100, planned(false), 42));
});

test('an unfinished word without completions is as rare as a whole one', () => {
  expect(getRarity(100, planned(true), 0)).toBe(getRarity(100, planned(false), 0));
});
