import {expect, it} from 'vitest';
import {tokenize} from '../src/analysis/tokenize.ts';
import {tokenizeOften} from '../src/analysis/tokenizeOften.ts';

const passBy = () => {
  // More than both generations hold.
  for (let number = 0; number < 130; number += 1) {
    const text = `passing by ${number} ${'word '.repeat(1000)}`;
    expect(tokenizeOften(text)).toHaveLength(tokenize(text).length);
    yieldToReader();
  }
};
let yieldToReader = () => {};

it('keeps a text in use while others are added, and drops it when it is not', () => {
  const first = tokenizeOften('in use');
  expect(first).toEqual(tokenize('in use'));
  yieldToReader = () => expect(tokenizeOften('in use')).toBe(first);
  passBy();
  yieldToReader = () => {};
  passBy();
  expect(tokenizeOften('in use')).not.toBe(first);
  expect(tokenizeOften('in use')).toEqual(first);
});
