import type {HostedBackend, ServerBackend} from '@generated/help-center-search/default/options.json';
import {createDeferredClient} from './createDeferredClient.ts';
import {createSearchClient} from './createSearchClient.ts';
import type {Insights} from './insights/createInsights.ts';
import type {OpenedSearch} from './openSearchClient.ts';
import type {OpenedServer} from './server/openServer.ts';
import type {BackendClient} from './types.ts';

/**
 * Creates the client of search servers or of the hosted service; `fallback` answers when they do not. The theme leaves
 * this module out of sites with the embedded backend (`createLeaveOutRule`).
 */
export function openRemoteSearch(
  backend: ServerBackend | HostedBackend,
  fallback: BackendClient | undefined,
): OpenedSearch {
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
