import type {SearchClientOptions} from '@generated/help-center-search/default/options.json';
import {createDeferredClient} from './createDeferredClient.ts';
import {createSearchClient} from './createSearchClient.ts';
import {createEmbeddedClient} from './embedded/createEmbeddedClient.ts';
import type {Insights} from './insights/createInsights.ts';
import type {OpenedServer} from './server/openServer.ts';
import type {BackendClient, SearchClient} from './types.ts';

/** What a site's options lead to. */
export interface OpenedSearch {
  readonly client: SearchClient;
  /** Missing unless the site's own servers take events. */
  readonly insights?: Insights;
}

/**
 * Creates the client that the site's options ask for; `baseUrl` is the absolute address of the site's root.
 * The code of the other places is left where it is.
 */
export function openSearchClient(options: SearchClientOptions, baseUrl: string): OpenedSearch {
  const {backend, embeddedIndexPath, indexName} = options;
  const embedded = (): BackendClient =>
    createEmbeddedClient({
      manifestUrl: new URL(`${embeddedIndexPath ?? 'search-index/'}manifest.json`, baseUrl).href,
      indexName,
    });
  if (backend.type === 'embedded') return {client: createSearchClient({primary: embedded()})};
  const fallback = backend.fallbackToEmbedded && embeddedIndexPath !== null ? embedded() : undefined;
  if (backend.type === 'hosted') {
    const primary = createDeferredClient('hosted', async () => {
      const {createHostedClient} = await import('./hosted/createHostedClient.ts');
      return createHostedClient(backend);
    });
    return {client: createSearchClient({primary, fallback})};
  }
  let opening: Promise<OpenedServer> | undefined;
  const open = () =>
    (opening ??= import('./server/openServer.ts')
      .then(({openServer}) => openServer(backend))
      .catch((error: unknown) => {
        opening = undefined;
        throw error;
      }));
  const primary = createDeferredClient('server', async () => (await open()).client);
  const client = createSearchClient({primary, fallback});
  return backend.insights ? {client, insights: deferInsights(open)} : {client};
}

function deferInsights(open: () => Promise<OpenedServer>): Insights {
  const tell = (act: (insights: Insights) => void) => {
    open()
      .then(({insights}) => act(insights))
      .catch((error: unknown) => console.error('[search] could not send an event:', error));
  };
  return {
    viewed: (result) => tell((insights) => insights.viewed(result)),
    clicked: (result, objectID, position) => tell((insights) => insights.clicked(result, objectID, position)),
  };
}
