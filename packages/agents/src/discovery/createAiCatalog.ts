import {SERVER_CARD_TYPE} from './createServerCard.ts';

/** Path of the catalog on its host. */
export const AI_CATALOG_PATH = '/.well-known/ai-catalog.json';
/** Media type of the catalog. */
export const AI_CATALOG_TYPE = 'application/ai-catalog+json';

/** The catalog of what a host offers to agents. */
export interface AiCatalog {
  readonly specVersion: '1.0';
  readonly entries: readonly {readonly identifier: string; readonly type: string; readonly url: string}[];
}

/**
 * Creates the catalog of a site's host with the card of its MCP server.
 *
 * @see https://github.com/Agent-Card/ai-catalog
 */
export function createAiCatalog(siteUrl: string, mcpUrl: string): AiCatalog {
  const identifier = `urn:air:${new URL(siteUrl).hostname}:mcp:docs`;
  return {
    specVersion: '1.0',
    entries: [{identifier, type: SERVER_CARD_TYPE, url: `${mcpUrl.replace(/\/$/, '')}/server-card`}],
  };
}
