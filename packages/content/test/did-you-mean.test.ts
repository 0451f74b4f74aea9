import {expect, it} from 'vitest';
import {didYouMean} from '../src/index.ts';

it.each([
  ['sidebar_postion', ' Did you mean "sidebar_position"?'],
  ['taks', ' Did you mean "task"?'],
  ['Title', ' Did you mean "title"?'],
  ['colour', ''],
])('the error for %s ends with %j', (word, expected) => {
  expect(didYouMean(word, ['task', 'title', 'sidebar_position'])).toBe(expected);
});
