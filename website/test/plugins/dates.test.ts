import {describe, expect, it} from 'vitest';
import {readShowDates} from '../../plugins/dates.ts';

describe('readShowDates', () => {
  it.each([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('parses %s as %s', (value, expected) => {
    expect(readShowDates(value)).toBe(expected);
  });

  it('rejects other words', () => {
    expect(() => readShowDates('no')).toThrow(
      '[dates] HELP_CENTER_DATES must be "on" or "off", received "no". Correct or unset it.',
    );
  });
});
