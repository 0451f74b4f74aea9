import * as fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {ProtocolError} from '@help-center/engine/protocol';
import {catchError} from './support/catchError.ts';
import {readParameters} from '../src/protocol/readParameters.ts';

describe('readParameters', () => {
  it('reads the parameters of an older client from one URL-encoded string', () => {
    const params =
      'query=a%20b%2Bc&hitsPerPage=5&advancedSyntax=false&facets=%5B%22language%22%5D&facetFilters=%5B%5B%22a%3Ab%22%5D%5D';
    expect(readParameters({indexName: 'docs', params})).toMatchObject({
      query: 'a b+c',
      hitsPerPage: 5,
      advancedSyntax: false,
      facets: ['language'],
      filter: [[{facet: 'a', value: 'b', negated: false}]],
    });
  });

  it('keeps a numeric query in that string as text', () => {
    expect(readParameters({indexName: 'docs', params: 'query=554'}).query).toBe('554');
  });

  it('reads facet filters in each of their shapes', () => {
    const read = (facetFilters: unknown) => readParameters({indexName: 'docs', facetFilters} as never).filter;
    expect(read('a:b')).toEqual([[{facet: 'a', value: 'b', negated: false}]]);
    expect(read('["a:b",["c:-d","e:f:g"]]')).toEqual([
      [{facet: 'a', value: 'b', negated: false}],
      [
        {facet: 'c', value: 'd', negated: true},
        {facet: 'e', value: 'f:g', negated: false},
      ],
    ]);
    expect(read(['a:\\-b'])).toEqual([[{facet: 'a', value: '-b', negated: false}]]);
    expect(read([[]])).toEqual([]);
  });

  it('accepts distinct as a flag and as a number', () => {
    const read = (distinct: boolean | number) => readParameters({indexName: 'docs', distinct}).distinct;
    expect([read(true), read(false), read(3)]).toEqual([1, 0, 3]);
  });

  it('names the invalid parameter and its valid values', () => {
    expect(() => readParameters({indexName: 'docs', hitsPerPage: 'ten' as never})).toThrow(
      'Invalid value for "hitsPerPage" parameter, expected integer between 0 and 1000',
    );
  });

  it('returns parameters or an error with a status for any body', async () => {
    const names = [
      'query',
      'page',
      'hitsPerPage',
      'facets',
      'facetFilters',
      'distinct',
      'params',
      'highlightPreTag',
    ];
    await fc.assert(
      fc.asyncProperty(fc.dictionary(fc.constantFrom(...names), fc.anything()), async (body) => {
        const error = await catchError(() => readParameters({indexName: 'docs', ...body}));
        expect(error === undefined || error instanceof ProtocolError).toBe(true);
      }),
      {numRuns: 500},
    );
  });
});
