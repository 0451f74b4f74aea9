import type {HostedBackend, ServerBackend} from '../contract/SearchConfig.ts';
import {createSearchClient} from './createSearchClient.ts';
import {createHostedClient} from './hosted/createHostedClient.ts';
import type {OpenedSearch} from './OpenedSearch.ts';
import {openServer} from './server/openServer.ts';
import type {BackendClient} from './types.ts';

/** Creates the client of search servers or of the hosted service; `fallback` answers when they do not. */
export function openRemoteSearch(
  backend: ServerBackend | HostedBackend,
  fallback: BackendClient | undefined,
): OpenedSearch {
  if (backend.type === 'hosted')
    return {client: createSearchClient({primary: createHostedClient(backend), fallback})};
  const {client: primary, insights} = openServer(backend);
  const client = createSearchClient({primary, fallback});
  return backend.insights ? {client, insights} : {client};
}
