import lunr from 'lunr';
import {expect, test} from 'vitest';
import {lunrQueries} from '../src/lunrQueries.ts';

/** Queries as text: `*` marks a prefix, `~1` an edit. */
function spell(input: string): string[] {
  return lunrQueries(input).map((terms) =>
    terms
      .map(({value, wildcard, editDistance}) => {
        const prefix = wildcard === lunr.Query.wildcard.TRAILING ? '*' : '';
        return `${value}${prefix}${editDistance === undefined ? '' : `~${editDistance}`}`;
      })
      .join(' '),
  );
}

test('asks exactly, then with the last word as a prefix, then with one edit', () => {
  expect(spell('add camera')).toEqual(['add camera', 'add camera*', 'add~1 camera~1', 'add~1 camera*~1']);
});

test('asks again without stop words', () => {
  expect(spell('the camera').slice(0, 2)).toEqual(['the camera', 'camera']);
});

test('leaves out one of three words last', () => {
  expect(spell('alpha beta gamma')).toEqual([
    'alpha beta gamma',
    'alpha beta gamma*',
    'alpha~1 beta~1 gamma~1',
    'alpha~1 beta~1 gamma*~1',
    'alpha beta',
    'alpha gamma',
    'beta gamma',
    'alpha gamma*',
    'beta gamma*',
    'alpha~1 beta~1',
    'alpha~1 gamma~1',
    'beta~1 gamma~1',
    'alpha~1 gamma*~1',
    'beta~1 gamma*~1',
  ]);
});

test('asks nothing for an empty input', () => {
  expect(spell(' - ')).toEqual([]);
});
