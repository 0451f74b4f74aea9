import {expect} from 'vitest';
import {ask} from './ask.ts';
import type {ContractCases} from './cases.ts';
import {INDEX_NAME} from './SearchTarget.ts';

/** Every parameter on which an answer depends. */
export const PARAMETERS: readonly string[] =
  'query page hitsPerPage offset length facets facetFilters filters numericFilters optionalFilters maxValuesPerFacet sortFacetValuesBy distinct advancedSyntax queryType typoTolerance optionalWords removeWordsIfNoResults restrictSearchableAttributes attributesToRetrieve attributesToHighlight attributesToSnippet highlightPreTag highlightPostTag snippetEllipsisText'.split(
    ' ',
  );

/** That none is missing: each is refused by its name when its value is of the wrong kind, and asked for by a case. */
export function describeParameters({holds}: ContractCases, answered: ReadonlySet<string>): void {
  holds('answers 400 to each parameter whose value is of the wrong kind, and names it', async (client) => {
    const refused: [name: string, status: unknown, isNamed: boolean][] = [];
    for (const name of PARAMETERS) {
      const request = {indexName: INDEX_NAME, query: '', [name]: {wrong: 'kind'}} as never;
      const error = (await client.search([request]).catch((reason: unknown) => reason)) as {
        status?: unknown;
        message?: string;
      };
      refused.push([name, error.status, error.message?.includes(`"${name}"`) ?? false]);
    }
    expect(refused).toEqual(PARAMETERS.map((name) => [name, 400, true]));
  });
  holds('gives as many values of a facet as are asked for, the most frequent first', async (client) => {
    const read = async (maxValuesPerFacet: number) => {
      const {facets} = await ask(client, '', {facets: ['language'], maxValuesPerFacet, hitsPerPage: 0});
      return facets;
    };
    expect(await read(1)).toEqual({language: {en: 11}});
    expect(await read(2)).toEqual({language: {en: 11, fr: 1}});
  });
  holds('marks only the attributes asked for', async (client) => {
    const read = async (attributesToHighlight: readonly string[]) => {
      const {hits} = await ask(client, 'firewall camera', {attributesToHighlight});
      const {content, hierarchy} = hits[0]?._highlightResult ?? {};
      return [content !== undefined, Object.keys(hierarchy ?? {})];
    };
    expect(await read(['content'])).toEqual([true, []]);
    expect(await read(['hierarchy.lvl2'])).toEqual([false, ['lvl2']]);
    expect(await read(['*'])).toEqual([true, ['lvl0', 'lvl1', 'lvl2']]);
  });
  holds('takes numbers and flags as strings, null for what is not given, and defaults', async (client) => {
    const plain = await ask(client, 'camera', {hitsPerPage: 2, page: 1, distinct: 1, advancedSyntax: true});
    const loose = await ask(client, 'camera', {
      hitsPerPage: '2',
      page: '1',
      distinct: 'true',
      advancedSyntax: 'true',
      filters: null,
      facetFilters: null,
      numericFilters: null,
      attributesToRetrieve: null,
      highlightPreTag: null,
      removeStopWords: false,
      ignorePlurals: ['en'],
      minProximity: 1,
      synonyms: true,
      minWordSizefor1Typo: 4,
      responseFields: ['*'],
      advancedSyntaxFeatures: ['excludeWords', 'exactPhrase'],
    } as never);
    expect(loose.hits).toEqual(plain.hits);
    expect([loose.page, loose.hitsPerPage]).toEqual([1, 2]);
  });
  holds('returns only the attributes asked for, besides the id', async (client) => {
    const read = async (attributesToRetrieve: readonly string[]) => {
      const more = {attributesToRetrieve, attributesToHighlight: []};
      return (await ask(client, 'firewall', more)).hits[0] as object;
    };
    expect(Object.keys(await read(['url'])).sort()).toEqual(['objectID', 'url']);
    expect(Object.keys(await read(['nope']))).toEqual(['objectID']);
    expect(await read(['hierarchy.lvl1', 'type'])).toMatchObject({hierarchy: {lvl1: 'Cameras'}});
    expect(Object.keys((await read(['hierarchy.lvl1'])) as {hierarchy: object})).toEqual([
      'objectID',
      'hierarchy',
    ]);
  });
  holds('answers 400 to a snippet of no words, or of an attribute that records lack', async (client) => {
    for (const name of ['content:0', 'content:-1', 'content:abc', 'nope:5'])
      await expect(ask(client, 'camera', {attributesToSnippet: [name]})).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(name),
      });
  });
  holds('filters by a heading alone as well as by its whole path', async (client) => {
    const count = async (filter: string) => (await ask(client, '', {facetFilters: [filter]})).nbHits;
    expect(await count('hierarchy.lvl1:Cameras')).toBe(await count('hierarchy.lvl1:Devices > Cameras'));
    expect(await count('hierarchy.lvl1:Cameras')).toBeGreaterThan(0);
    expect(await count('hierarchy.lvl1:Camer')).toBe(0);
  });
  // The last of the contract: what the others have been answered to.
  holds('has a case for each parameter', async () => {
    expect(PARAMETERS.filter((name) => !answered.has(name))).toEqual([]);
  });
}
