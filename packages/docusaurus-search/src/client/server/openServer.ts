import {createInsights} from '../insights/createInsights.ts';
import type {Insights} from '../insights/createInsights.ts';
import {createServerClient} from './createServerClient.ts';
import type {CreateServerClientOptions, ServerClient} from './createServerClient.ts';

/** The client of the site's own servers together with what takes their events. */
export interface OpenedServer {
  readonly client: ServerClient;
  readonly insights: Insights;
}

/** Opens the client and the events of the site's own servers. */
export function openServer(options: CreateServerClientOptions): OpenedServer {
  const client = createServerClient(options);
  return {client, insights: createInsights(client.sendEvents)};
}
