import type {SearchClient, SearchResultBody} from './SearchClient.ts';

/** A request in the form that the hosted service's own libraries send: parameters in `params` or flat. */
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

/** Lets algoliasearch-helper and InstantSearch search through `client`, whatever its backend. */
export function createInstantSearchClient(client: SearchClient): InstantSearchClient {
  return {
    async search(body) {
      const requests = 'requests' in body ? body.requests : body;
      const flat = requests.map(({params, ...request}) => ({...request, ...params}));
      const {results} = await client.search(flat);
      // The libraries modify the results, which may be cached.
      return {results: structuredClone([...results])};
    },
  };
}
