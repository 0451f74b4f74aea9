import {describe, expect, it} from 'vitest';
import {readNumber, readNumbers} from '../../src/components/Calculator/readNumber.ts';

describe('readNumber', () => {
  it('reads a number in the range', () => {
    expect(readNumber(' 2.5 ', {min: 0, max: 10})).toEqual({value: 2.5});
  });

  it.each(['', 'ten', '11', '-1'])('asks for a number in the range instead of "%s"', (text) => {
    expect(readNumber(text, {min: 0, max: 10})).toEqual({error: 'Enter a number from 0 to 10.'});
  });

  it('asks for a whole number where only that makes sense', () => {
    expect(readNumber('2.5', {min: 1, max: 9, whole: true})).toEqual({
      error: 'Enter a whole number from 1 to 9.',
    });
  });
});

describe('readNumbers', () => {
  it('gives no values while one of them is wrong', () => {
    const ranges = {width: {min: 1, max: 9}, height: {min: 1, max: 9}};
    expect(readNumbers({width: '3', height: 'x'}, ranges)).toEqual({
      errors: {height: 'Enter a number from 1 to 9.'},
    });
  });
});
