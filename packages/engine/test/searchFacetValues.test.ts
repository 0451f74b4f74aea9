import {ProtocolError, searchFacetValues} from '@help-center/engine/protocol';
import {SITE} from '@help-center/testkit';
import {describe, expect, it} from 'vitest';
import {openBuilt} from './support/openBuilt.ts';

const index = await openBuilt(SITE);
const open = (name: string) => Promise.resolve(name === 'docs' ? index : undefined);

describe('searchFacetValues', () => {
  it('returns the values with their counts, the most frequent first', async () => {
    const {facetHits} = await searchFacetValues('docs', 'language', {}, open);
    expect(facetHits.map(({value, count}) => [value, count])).toEqual([
      ['en', 11],
      ['fr', 1],
      ['ja', 1],
      ['th', 1],
    ]);
  });

  it('finds and marks values by word prefix', async () => {
    const {facetHits} = await searchFacetValues(
      'docs',
      'docusaurus_tag',
      {facetQuery: 'def', highlightPreTag: '<mark>', highlightPostTag: '</mark>'},
      open,
    );
    expect(facetHits[0]).toEqual({
      value: 'docs-default-current',
      highlighted: 'docs-<mark>def</mark>ault-current',
      count: 11,
    });
  });

  it('counts only hits of query and filters', async () => {
    const body = {query: 'camera', facetFilters: ['product:ANSVIS']};
    const {facetHits} = await searchFacetValues('docs', 'product', body, open);
    expect(facetHits.map(({value}) => value)).toEqual(['ANSVIS']);
  });

  it('limits the number of values', async () => {
    expect((await searchFacetValues('docs', 'language', {maxFacetHits: 2}, open)).facetHits).toHaveLength(2);
  });

  it('parses the encoded parameter string of older clients', async () => {
    const ask = (body: object) => searchFacetValues('docs', 'language', body, open);
    const {facetHits} = await ask({params: 'facetQuery=e&maxFacetHits=1&query=camera'});
    expect(facetHits).toEqual((await ask({facetQuery: 'e', maxFacetHits: 1, query: 'camera'})).facetHits);
    expect(facetHits.map(({value}) => value)).toEqual(['en']);
    expect((await ask({params: 'facetQuery=2026'})).facetHits).toEqual([]);
    await expect(ask({params: 'maxFacetHits=0'})).rejects.toMatchObject({status: 400});
  });

  it('answers 404 for an unknown index and 400 for an unknown facet', async () => {
    await expect(searchFacetValues('other', 'language', {}, open)).rejects.toMatchObject({status: 404});
    await expect(searchFacetValues('docs', 'colour', {}, open)).rejects.toBeInstanceOf(ProtocolError);
  });
});
