import {expect} from 'vitest';
import {ask, askPaths, pathOf} from './ask.ts';
import type {ContractCases} from './cases.ts';
import {INDEX_NAME} from './SearchTarget.ts';

/** Pages of hits, several searches in one call, what the answer repeats. */
export function describePaging({holds}: ContractCases): void {
  holds('splits the hits into pages without loss', async (client) => {
    const all = await askPaths(client, 'camera', {hitsPerPage: 100});
    const first = await ask(client, 'camera', {hitsPerPage: 2, page: 0});
    const second = await ask(client, 'camera', {hitsPerPage: 2, page: 1});
    expect([...first.hits, ...second.hits].map(pathOf)).toEqual(all.slice(0, 4));
    expect(first).toMatchObject({
      page: 0,
      hitsPerPage: 2,
      nbHits: all.length,
      nbPages: Math.ceil(all.length / 2),
    });
  });
  holds('gives no hits beyond the last page', async (client) => {
    expect(await ask(client, 'camera', {page: 99})).toMatchObject({hits: [], page: 99});
  });
  holds('gives twenty hits a page unless told otherwise', async (client) => {
    expect((await ask(client, 'camera')).hitsPerPage).toBe(20);
  });
  holds('returns every section for an empty query, titles first', async (client) => {
    const {hits, nbHits} = await ask(client, '', {hitsPerPage: 100});
    expect(hits).toHaveLength(nbHits);
    expect(hits.slice(0, 6).map((hit) => hit.type)).toEqual(Array.from({length: 6}, () => 'lvl1'));
    expect(hits.at(-1)?.url_without_anchor).toMatch(/release-notes/u);
  });
  holds('answers several searches in their order', async (client) => {
    const {results} = await client.search([
      {indexName: INDEX_NAME, query: 'licence', hitsPerPage: 1},
      {indexName: INDEX_NAME, query: 'camera', hitsPerPage: 0, facets: 'language'},
      {indexName: INDEX_NAME, query: 'model', hitsPerPage: 2},
    ]);
    expect(results.map((result) => result.query)).toEqual(['licence', 'camera', 'model']);
    expect(results.map((result) => result.hits.length)).toEqual([1, 0, 2]);
  });
  holds('repeats the index, the query and the parameters', async (client) => {
    const result = await ask(client, 'camera & co', {hitsPerPage: 3});
    expect(result).toMatchObject({index: INDEX_NAME, query: 'camera & co', exhaustiveNbHits: true});
    expect(result.params).toContain('query=camera%20%26%20co');
    expect(result.params).toContain('hitsPerPage=3');
    expect(result.processingTimeMS).toBeGreaterThanOrEqual(0);
  });
}
