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
    ['snake_case', ['snake', 'case', 'snakecase']],
    ['kebab-case', ['kebab', 'case', 'kebabcase']],
    ['config.yml', ['config', 'yml', 'configyml']],
    ['C++', ['c', 'c++']],
    ['C# code', ['c', 'c#', 'code']],
    ['v1.2', ['v1', '2', 'v1.2']],
    ['Node.js', ['node', 'js', 'nodejs']],
    ['AT&T', ['at', 't', 'at&t']],
    ['45,000', ['45', '000', '45000']],
    ['45.000', ['45', '000', '45000', '45.000']],
    ['1\u202f250\u202f000', ['1', '250', '000', '1250000']],
    ['7.10.2', ['7', '10', '2', '7.10.2']],
    ['250 ms', ['250', 'ms', '250ms']],
    ['JDK 17', ['jdk', '17', 'jdk17']],
    ['3 of 4', ['3', 'of', '4']],
    ['JDK 17.0', ['jdk', '17', '0', '17.0']],
    ['a @name', ['a', 'name', '@name']],
    ['a@name', ['a', 'name']],
    ['(.env)', ['env', '.env']],
    ['end. Env', ['end', 'env']],
    ['--no-heat', ['no', 'heat', 'noheat', '--noheat']],
    ['x => y', ['x', '=>', 'y']],
    // A Greek accent of its own; folded, it is a space.
    ['x \u1fcd y', ['x', '\u1fcd', 'y']],
    ['a ?? b', ['a', '??', 'b']],
    ['-----', []],
    ['🎉 done', ['🎉', 'done']],
    ['E1042', ['e1042']],
    ['h264', ['h264']],
    ['__proto__', ['proto']],
    ["the reader's", ['the', 'reader']],
    ["What's new", ['what', 'whats', 'new']],
    ["don't", ['dont']],
    ['Café', ['cafe']],
    ['ﬁle', ['file']],
    ['ＡＢＣ', ['abc']],
    ['soft\u00adhyphen', ['softhyphen']],
    ['東京都', ['東京', '京都', '都']],
    ['API検索', ['api', '検索', '索']],
    ['検索boxCount検索', ['検索', '索', 'box', 'count', 'boxcount', '検索', '索']],
    ['検索C++検索', ['検索', '索', 'c', 'c++', '検索', '索']],
  ])('splits %s into its words', (input, expected) => {
    expect(words(input)).toEqual(expected);
  });

  it('returns positions of each folded word', () => {
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

  it('finds the same words in plain text and its folded form', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Camera', 'zones', 'École', 'x'), {maxLength: 8}), (list) => {
        expect(words(list.join(' '))).toEqual(words(foldText(list.join(' '))));
      }),
    );
  });

  it('never returns a lone surrogate or a word of more than 64 characters', () => {
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
