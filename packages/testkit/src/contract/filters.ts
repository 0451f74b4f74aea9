import {expect} from 'vitest';
import {ask, askPaths} from './ask.ts';
import type {ContractCases} from './cases.ts';
import {INDEX_NAME} from './SearchTarget.ts';

/** What the filter of each line lets through, as values of `product` and `language`. */
const FILTERS: readonly (readonly [filters: string, values: readonly string[]])[] = [
  ['product:ODHUB', ['ODHUB en']],
  ['product:"ODHUB"', ['ODHUB en']],
  ["product:'odhub'", ['ODHUB en']],
  ['"product:ODHUB"', ['ODHUB en']],
  ['language:ja OR language:th', ['null ja', 'null th']],
  ['NOT language:en', ['null fr', 'null ja', 'null th']],
  ['NOT (language:en OR language:fr)', ['null ja', 'null th']],
  ['language:en AND (product:ODHUB OR product:ANSVIS)', ['ANSVIS en', 'ODHUB en']],
  // AND binds closer than OR, and may stand within it.
  ['product:ODHUB AND language:en OR language:ja AND NOT product:ODHUB', ['ODHUB en', 'null ja']],
  ['((language:fr))', ['null fr']],
  ['weight.pageRank < 0 AND language:en', ['null en']],
  ['weight.pageRank:-5 TO -1', ['null en']],
  ['NOT weight.pageRank:-5 TO 100', []],
  ['colour:red', []],
];

const BAD_FILTERS = [
  'product:',
  'AND product:ODHUB',
  'product:ODHUB AND',
  '(product:ODHUB',
  'product:ODHUB)',
  'product:ODHUB language:en',
  'published',
  'price > 10',
  'weight.pageRank > much',
  '"unclosed',
  Array.from({length: 300}, () => 'a:b').join(' OR '),
  // Eight disjunctions of conjunctions are 256 conjunctions of disjunctions.
  Array.from({length: 9}, () => '(a:b AND c:d)').join(' OR '),
];

/** The parameters that narrow and move hits, beside facet filters. */
export function describeFilters({holds}: ContractCases): void {
  for (const [filters, values] of FILTERS) {
    holds(`keeps what "${filters}" lets through`, async (client) => {
      const {hits} = await ask(client, '', {filters, hitsPerPage: 100});
      const found = new Set(hits.map((hit) => `${hit.product} ${String(hit['language'])}`));
      expect([...found].sort()).toEqual([...values].sort());
    });
  }
  holds('answers 400 to filters that are not well formed, and names the parameter', async (client) => {
    for (const filters of BAD_FILTERS) {
      await expect(client.search([{indexName: INDEX_NAME, query: '', filters}])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('"filters"'),
      });
    }
  });
  holds('joins filters, facet filters and numeric filters by AND', async (client) => {
    const {hits} = await ask(client, '', {
      filters: 'language:en',
      facetFilters: ['version:-2.0'],
      numericFilters: ['weight.pageRank < 0'],
      hitsPerPage: 100,
    });
    expect(new Set(hits.map(({url}) => new URL(url).pathname))).toEqual(new Set(['/blog/release-notes/']));
  });
  holds('reads numeric filters with each operator, as ranges and nested', async (client) => {
    const count = async (numericFilters: unknown) =>
      (await ask(client, '', {numericFilters, hitsPerPage: 0})).nbHits;
    const all = await count([]);
    const low = await count('weight.pageRank = -1');
    expect(low).toBeGreaterThan(0);
    expect(await count(['weight.pageRank != -1'])).toBe(all - low);
    expect(await count(['weight.pageRank <= -1'])).toBe(low);
    expect(await count([['weight.pageRank < -1', 'weight.pageRank >= 0']])).toBe(all - low);
    expect(await count(['weight.pageRank:-1 TO 0'])).toBe(all);
    expect(await count([['weight.pageRank > 5', 'weight.pageRank:-2 TO -1']])).toBe(low);
  });
  holds('answers 400 to numeric filters on what is no number', async (client) => {
    for (const numericFilters of [['product > 1'], ['weight.pageRank'], [{a: 1}], 7]) {
      const request = {indexName: INDEX_NAME, query: '', numericFilters};
      await expect(client.search([request])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('"numericFilters"'),
      });
    }
  });
  holds('raises the hits that meet optional filters, and keeps the others', async (client) => {
    const plain = await ask(client, 'model', {hitsPerPage: 100});
    const raised = await ask(client, 'model', {
      optionalFilters: ['docusaurus_tag:default<score=9>'],
      hitsPerPage: 100,
    });
    expect(raised.nbHits).toBe(plain.nbHits);
    expect(plain.hits[0]?.['docusaurus_tag']).not.toBe('default');
    expect(raised.hits[0]?.['docusaurus_tag']).toBe('default');
    const empty = await ask(client, '', {optionalFilters: 'language:th', hitsPerPage: 2});
    expect(empty.hits[0]?.['language']).toBe('th');
  });
  holds('adds up the scores of optional filters, but not those of one list', async (client) => {
    const rest = {hitsPerPage: 1};
    const met = ['language:en<score=2>', 'language:en<score=2>'];
    const first = async (optionalFilters: unknown) =>
      (await ask(client, '', {optionalFilters, ...rest})).hits[0]?.['language'];
    expect(await first(['language:th<score=3>', met])).toBe('th');
    expect(await first(['language:th<score=3>', ...met])).toBe('en');
  });
  holds('looks for words in the attributes asked for only', async (client) => {
    const find = (query: string, restrictSearchableAttributes: unknown) =>
      askPaths(client, query, {restrictSearchableAttributes});
    expect(await find('firewall', ['content'])).toEqual(['/docs/cameras/#camera-does-not-connect']);
    expect(await find('firewall', ['hierarchy'])).toEqual([]);
    expect(
      (await find('cameras', ['hierarchy.lvl1'])).every((path) => path.startsWith('/docs/cameras/')),
    ).toBe(true);
    expect((await find('onvif', 'keywords'))[0]).toBe('/docs/cameras/');
    await expect(
      client.search([{indexName: INDEX_NAME, query: 'a', restrictSearchableAttributes: ['colour']}]),
    ).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('"restrictSearchableAttributes"'),
    });
  });
  holds('gives the hits from an offset, as many as the length says', async (client) => {
    const all = await askPaths(client, '', {hitsPerPage: 100});
    const result = await ask(client, '', {offset: 3, length: 5});
    expect(result).toMatchObject({offset: 3, length: 5, nbHits: all.length});
    expect(await askPaths(client, '', {offset: 3, length: 5})).toEqual(all.slice(3, 8));
    expect(await askPaths(client, '', {length: 2})).toEqual(all.slice(0, 2));
    for (const wrong of [{offset: -1}, {length: 1001}, {offset: 'a'}] as object[]) {
      await expect(client.search([{indexName: INDEX_NAME, query: '', ...wrong}])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(`"${Object.keys(wrong)[0]}"`),
      });
    }
  });
}
