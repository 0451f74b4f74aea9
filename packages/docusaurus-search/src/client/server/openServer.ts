import {createInsights} from '../insights/createInsights.ts';
import type {Insights} from '../insights/createInsights.ts';
import {createServerClient} from './createServerClient.ts';
import type {CreateServerClientOptions, ServerClient} from './createServerClient.ts';

/** The client of the site's own search servers and its events. */
export interface OpenedServer {
  readonly client: ServerClient;
  readonly insights: Insights;
}

/** Opens the client of the site's own search servers. */
export function openServer(options: CreateServerClientOptions): OpenedServer {
  const client = createServerClient(options);
  return {client, insights: createInsights(client.sendEvents)};
}
