import {describe, expect, it} from 'vitest';
import {readShowDates} from '../../plugins/dates.ts';

describe('readShowDates', () => {
  it.each([
    [undefined, true],
    ['on', true],
    ['off', false],
  ])('takes %s for %s', (value, expected) => {
    expect(readShowDates(value)).toBe(expected);
  });

  it('refuses other words', () => {
    expect(() => readShowDates('no')).toThrow(
      '[dates] HELP_CENTER_DATES must be "on" or "off", received "no". Correct or unset it.',
    );
  });
});
