import {expect} from 'vitest';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';
import {INDEX_NAME} from './SearchTarget.ts';

/** The parameters about words, about the order of facet values, and what is not supported. */
export function describeWords({holds}: ContractCases): void {
  holds('completes the last word, each word or none', async (client) => {
    const count = async (query: string, queryType?: string) =>
      (await ask(client, query, {hitsPerPage: 0, ...(queryType !== undefined && {queryType})})).nbHits;
    expect(await count('firew')).toBe(1);
    expect(await count('firew', 'prefixLast')).toBe(1);
    expect(await count('firew', 'prefixNone')).toBe(0);
    expect(await count('firew zzzzzzzz')).toBe(0);
    expect(await count('firew zzzzzzzz', 'prefixAll')).toBe(1);
  });
  holds('corrects misspellings unless it is told not to', async (client) => {
    const find = (typoTolerance: unknown) => askPaths(client, 'firewxll ', {typoTolerance});
    for (const tolerance of [true, 'min', 'strict']) {
      expect(await find(tolerance)).toEqual(['/docs/cameras/#camera-does-not-connect']);
    }
    expect(await find(false)).toEqual([]);
  });
  holds('asks for every word when it is told so, but for the optional ones', async (client) => {
    const find = (parameters: object) => askPaths(client, 'firewall learning ', parameters);
    expect((await find({})).length).toBeGreaterThan(1);
    expect(await find({removeWordsIfNoResults: 'none'})).toEqual([]);
    expect(await find({optionalWords: ['learning']})).toEqual(['/docs/cameras/#camera-does-not-connect']);
    expect(await find({optionalWords: 'firewall, learning'})).toEqual(await find({}));
  });
  holds('leaves words out until something is found, and says which', async (client) => {
    const find = async (removeWordsIfNoResults: string) => {
      const {hits, queryAfterRemoval} = await ask(client, 'firewall learning ', {removeWordsIfNoResults});
      return [hits.length > 0, queryAfterRemoval];
    };
    expect(await find('lastWords')).toEqual([true, 'firewall <em>learning</em>']);
    expect(await find('firstWords')).toEqual([true, '<em>firewall</em> learning']);
    expect(await find('allOptional')).toEqual([true, '<em>firewall</em> <em>learning</em>']);
    expect(await find('none')).toEqual([false, undefined]);
    const {queryAfterRemoval} = await ask(client, 'port firewall ', {removeWordsIfNoResults: 'lastWords'});
    expect(queryAfterRemoval).toBeUndefined();
  });
  holds('sorts the values of a facet by number or by name', async (client) => {
    const read = async (sortFacetValuesBy: string) => {
      const {facets} = await ask(client, '', {facets: ['language'], sortFacetValuesBy, hitsPerPage: 0});
      return Object.keys(facets?.['language'] ?? {});
    };
    expect(await read('count')).toEqual(['en', 'fr', 'ja', 'th']);
    const products = await ask(client, '', {facets: ['product'], sortFacetValuesBy: 'alpha', hitsPerPage: 0});
    expect(Object.keys(products.facets?.['product'] ?? {})).toEqual(['ANSVIS', 'ODHUB']);
    expect(await read('alpha')).toEqual(['en', 'fr', 'ja', 'th']);
  });
  holds('has facets for a hierarchical menu', async (client) => {
    const facets = ['hierarchy.lvl0', 'hierarchy.lvl1', 'hierarchy.lvl2'];
    const menu = await ask(client, '', {facets, hitsPerPage: 0});
    expect(menu.facets?.['hierarchy.lvl0']).toMatchObject({Devices: 4, 'Deep learning': 4, Account: 2});
    expect(menu.facets?.['hierarchy.lvl1']).toMatchObject({'Devices > Cameras': 4});
    expect(menu.facets?.['hierarchy.lvl2']).toMatchObject({'Account > Licences > Move a licence': 1});
    const chosen = await ask(client, '', {facets, facetFilters: [['hierarchy.lvl1:Devices > Cameras']]});
    expect(chosen.nbHits).toBe(4);
    expect(chosen.facets?.['hierarchy.lvl0']).toEqual({Devices: 4});
    expect((await ask(client, '', {filters: 'hierarchy.lvl0:"Deep learning"'})).nbHits).toBe(4);
  });
  holds('takes what asks for nothing, and what only statistics depend on', async (client) => {
    const result = await ask(client, 'camera', {
      clickAnalytics: true,
      analytics: false,
      analyticsTags: ['a'],
      userToken: 'anonymous',
      tagFilters: [],
      ignorePlurals: true,
      synonyms: true,
      getRankingInfo: false,
      aroundLatLng: '',
      insideBoundingBox: null,
    });
    expect(result.nbHits).toBeGreaterThan(0);
  });
  holds('answers 400 to what it does not support, and names it', async (client) => {
    for (const parameters of [
      {tagFilters: ['published']},
      {aroundLatLng: '1,2'},
      {insidePolygon: [[1, 2, 3, 4, 5, 6]]},
      {similarQuery: 'camera'},
      {minProximity: 2},
      {synonyms: false},
      {ranking: ['typo']},
      {getRankingInfo: true},
      {somethingNew: {a: 1}},
      {queryType: 'prefixFirst'},
      {typoTolerance: 'maximal'},
      {sortFacetValuesBy: 'size'},
      {removeWordsIfNoResults: 'some'},
    ]) {
      await expect(
        client.search([{indexName: INDEX_NAME, query: 'camera', ...parameters}]),
      ).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(Object.keys(parameters)[0] as string),
      });
    }
  });
}
