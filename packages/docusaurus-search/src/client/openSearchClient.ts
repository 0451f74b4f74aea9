import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';
import {answerFrom, createCachedClient} from './createCachedClient.ts';
import {createEmbeddedClient} from './embedded/createEmbeddedClient.ts';
import type {Insights} from './insights/createInsights.ts';
import {openRemoteSearch} from './openRemoteSearch.ts';
import type {SearchClient} from './types.ts';

/** The search that a site's options describe. */
export interface OpenedSearch {
  readonly client: SearchClient;
  /** Missing unless the site's own search servers collect events. */
  readonly insights?: Insights;
}

/**
 * Creates the client that the site's options ask for; `baseUrl` is the absolute address of the site's root.
 * Code of other backends is not fetched.
 */
export function openSearchClient(options: SearchClientOptions, baseUrl: string): OpenedSearch {
  const {backend, embeddedIndexPath, indexName} = options;
  const openEmbedded = () =>
    createEmbeddedClient({
      manifestUrl: new URL(`${embeddedIndexPath ?? 'search-index/'}manifest.json`, baseUrl).href,
      indexName,
    });
  if (backend.type !== 'embedded') {
    const hasStandIn = backend.fallbackToEmbedded && embeddedIndexPath !== null;
    return openRemoteSearch(backend, hasStandIn ? openEmbedded() : undefined);
  }
  const primary = openEmbedded();
  return {
    client: createCachedClient({
      load: (requests, call) => answerFrom(primary, false, requests, call),
      suggest: primary.suggest,
      primary,
    }),
  };
}
