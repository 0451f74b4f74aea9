import {describe, expect, it} from 'vitest';
import {didYouMean, nearestWord} from '../src/index.ts';

describe('nearestWord', () => {
  it.each([
    ['sidebar_postion', 'sidebar_position'],
    ['taks', 'task'],
    ['Title', 'title'],
  ])('takes %s for %s', (word, expected) => {
    expect(nearestWord(word, ['task', 'title', 'sidebar_position'])).toBe(expected);
  });

  it('does not guess when nothing is close', () => {
    expect(didYouMean('colour', ['task', 'title'])).toBe('');
  });
});
