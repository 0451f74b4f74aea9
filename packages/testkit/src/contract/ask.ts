import type {HitBody, SearchRequestBody, SearchResultBody} from '@help-center/engine/protocol';
import {INDEX_NAME, type ContractClient} from './SearchTarget.ts';

/** Sends one search and returns its result. */
export async function ask(
  client: ContractClient,
  query: string,
  parameters: Partial<SearchRequestBody> = {},
): Promise<SearchResultBody> {
  const {results} = await client.search([{indexName: INDEX_NAME, query, ...parameters}]);
  const [result] = results;
  if (result === undefined) throw new Error(`no result for "${query}"`);
  return result;
}

/** Returns the paths with anchors of the hits of one search, best first. */
export async function askPaths(
  client: ContractClient,
  query: string,
  parameters: Partial<SearchRequestBody> = {},
): Promise<string[]> {
  const {hits} = await ask(client, query, parameters);
  return hits.map(pathOf);
}

/** The path and anchor of a hit. */
export function pathOf(hit: HitBody): string {
  return hit.url.replace(/^https:\/\/[^/]+/u, '');
}
