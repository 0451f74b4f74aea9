import {type Insights, createInsights} from './insights/createInsights.ts';
import type {SearchClient, BackendClient} from './SearchClient.ts';
import type {HostedBackend, ServerBackend} from '../contract/SearchConfig.ts';
import {createSearchClient} from './createSearchClient.ts';
import {createHostedClient} from './hosted/createHostedClient.ts';
import {createServerClient} from './server/createServerClient.ts';

/** The search that a site's configuration describes. */
export interface OpenedSearch {
  readonly client: SearchClient;
  /** Missing unless the site's own search servers collect events. */
  readonly insights?: Insights;
}

/** Creates the client of search servers or of the hosted service; `fallback` answers when they do not. */
export function openRemoteSearch(
  backend: ServerBackend | HostedBackend,
  fallback: BackendClient | undefined,
): OpenedSearch {
  if (backend.type === 'hosted')
    return {client: createSearchClient({primary: createHostedClient(backend), fallback})};
  const primary = createServerClient(backend);
  const client = createSearchClient({primary, fallback});
  return backend.insights ? {client, insights: createInsights(primary.sendEvents)} : {client};
}
