import {assert, constantFrom, property, string} from 'fast-check';
import {describe, expect, test} from 'vitest';
import {cleanCode, cleanText} from '../src/inlineText.ts';

describe('cleanText', () => {
  test.each([
    ['  two\n  words ', 'two words'],
    ['Heading\u200B', 'Heading'],
    ['long\u00ADword', 'longword'],
    ['tasks , so', 'tasks, so'],
    ['use .NET', 'use .NET'],
  ])('makes %j %j', (text, clean) => {
    expect(cleanText(text)).toBe(clean);
  });

  test('changes nothing the second time', () => {
    const text = string({unit: constantFrom('a', ' ', ',', '\n', '\u200B', '\u00A0')});
    assert(
      property(text, (given) => {
        expect(cleanText(cleanText(given))).toBe(cleanText(given));
      }),
    );
  });
});

describe('cleanCode', () => {
  test('keeps lines and their indent, drops white space at their ends and empty lines', () => {
    expect(cleanCode('\nif (a) {\r\n  b();  \n\n\n}\n')).toBe('if (a) {\n  b();\n}');
    expect(cleanCode('run\u00A0\nstop')).toBe('run\nstop');
  });

  test('changes nothing the second time', () => {
    const lines = string({unit: constantFrom('a', ' ', '\n', '\t', '\u00A0', '\r')});
    assert(
      property(lines, (code) => {
        expect(cleanCode(cleanCode(code))).toBe(cleanCode(code));
      }),
    );
  });
});
