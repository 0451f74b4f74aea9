import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {foldText} from '../src/analysis/foldText.ts';
import {tokenize} from '../src/analysis/tokenize.ts';
import {text} from './support/arbitraries.ts';

const words = (input: string): string[] => tokenize(input).map((token) => token.text);

describe('tokenize', () => {
  it.each([
    ['exportModel', ['export', 'model', 'exportmodel']],
    ['HTMLParser', ['html', 'parser', 'htmlparser']],
    ['JSStyle', ['js', 'style', 'jsstyle']],
    ['GPUs', ['gpus']],
    ['getURLsOf', ['get', 'urls', 'of', 'geturlsof']],
    ['snake_case', ['snake', 'case', 'snake_case']],
    ['kebab-case', ['kebab', 'case', 'kebab-case']],
    ['config.yml', ['config', 'yml', 'config.yml']],
    ['C++', ['c', 'c++']],
    ['C# code', ['c', 'c#', 'code']],
    ['v1.2', ['v1', '2', 'v1.2']],
    ['E1042', ['e1042']],
    ['h264', ['h264']],
    ['__proto__', ['proto']],
    ["the reader's", ['the', 'reader']],
    ["don't", ['dont']],
    ['Café', ['cafe']],
    ['ﬁle', ['file']],
    ['ＡＢＣ', ['abc']],
    ['soft\u00adhyphen', ['softhyphen']],
    ['東京都', ['東京', '京都', '都']],
    ['API検索', ['api', '検索', '索']],
  ])('splits %s into its words', (input, expected) => {
    expect(words(input)).toEqual(expected);
  });

  it('gives positions from which the folded word can be read again', () => {
    fc.assert(
      fc.property(text, (input) => {
        for (const token of tokenize(input)) {
          expect(token.start).toBeLessThan(token.end);
          expect(token.end).toBeLessThanOrEqual(input.length);
          const read = foldText(input.slice(token.start, token.end)).replace(/['’]/gu, '');
          expect(read.includes(token.text) || token.whole || token.text.length === 64).toBe(true);
        }
      }),
    );
  });

  it('finds the same words in a text and in its folded form when it is plain', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Camera', 'zones', 'École', 'x'), {maxLength: 8}), (list) => {
        expect(words(list.join(' '))).toEqual(words(foldText(list.join(' '))));
      }),
    );
  });

  it('never gives a word with a lone surrogate or more than 64 characters', () => {
    fc.assert(
      fc.property(fc.string({unit: 'binary', maxLength: 300}), (input) => {
        for (const token of tokenize(input)) {
          expect(token.text).not.toMatch(/\p{Surrogate}/u);
          expect(token.text.length).toBeLessThanOrEqual(64);
        }
      }),
    );
  });
});
