import type {SearchClient, SearchResultBody} from './types.ts';

/** A request as the hosted service's own libraries make it: parameters in `params` or flat. */
export interface InstantSearchRequest {
  readonly indexName: string;
  readonly params?: Readonly<Record<string, unknown>>;
  readonly [parameter: string]: unknown;
}

/** What algoliasearch-helper and InstantSearch need of a client. */
export interface InstantSearchClient {
  search(
    requests: readonly InstantSearchRequest[] | {readonly requests: readonly InstantSearchRequest[]},
  ): Promise<{results: SearchResultBody[]}>;
}

/** Lets algoliasearch-helper and InstantSearch search through `client`, whoever answers there. */
export function createInstantSearchClient(client: SearchClient): InstantSearchClient {
  return {
    async search(body) {
      const requests = 'requests' in body ? body.requests : body;
      const flat = requests.map(({params, ...request}) => ({...request, ...params}));
      const {results} = await client.search(flat);
      // The libraries write to what they are given; the answer may be kept in the cache.
      return {results: structuredClone([...results])};
    },
  };
}
