import {expect} from 'vitest';
import type {ContractCases} from './cases.ts';
import {INDEX_NAME} from './SearchTarget.ts';

/** Responses to invalid requests. */
export function describeErrors({holds}: ContractCases): void {
  holds('answers 404 for an index that does not exist', async (client) => {
    await expect(client.search([{indexName: 'nothing', query: ''}])).rejects.toMatchObject({
      status: 404,
      message: expect.stringContaining('Index nothing does not exist'),
    });
  });
  holds('answers 400 for a number out of bounds', async (client) => {
    for (const parameters of [{hitsPerPage: -1}, {hitsPerPage: 1001}, {page: -1}, {page: 1.5}]) {
      // oxlint-disable-next-line no-await-in-loop
      await expect(client.search([{indexName: INDEX_NAME, query: '', ...parameters}])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining(`Invalid value for "${Object.keys(parameters)[0]}" parameter`),
      });
    }
  });
  holds('answers 400 for facet filters of another shape', async (client) => {
    for (const facetFilters of [[[['a:b']]], [{a: 'b'}], ['no colon'], 7]) {
      const request = {indexName: INDEX_NAME, query: '', facetFilters} as never;
      // oxlint-disable-next-line no-await-in-loop
      await expect(client.search([request])).rejects.toMatchObject({
        status: 400,
        message: expect.stringContaining('facetFilters'),
      });
    }
  });
  holds('answers 400 for a query that is no text', async (client) => {
    await expect(client.search([{indexName: INDEX_NAME, query: 7} as never])).rejects.toMatchObject({
      status: 400,
    });
  });
}
