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
  // The last of the contract: what the others have been answered to.
  holds('has a case for each parameter', async () => {
    expect(PARAMETERS.filter((name) => !answered.has(name))).toEqual([]);
  });
}
