import type {SiteFile} from '../site/SiteFile.ts';

/** Type of a server card, for its answer and for catalogs. */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';
/** Version of the MCP server, as it says itself. */
export const SERVER_VERSION = '1.0.0';
/** Revisions of the protocol that the server speaks, newest first. */
const PROTOCOL_VERSIONS: readonly string[] = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
/** Most characters of a title and of a description. */
const MAX_TEXT = 100;

/** What a client reads of an MCP server before it connects. */
export interface ServerCard {
  readonly $schema: string;
  readonly name: string;
  readonly version: string;
  readonly title: string;
  readonly description: string;
  readonly websiteUrl: string;
  readonly remotes: readonly {
    readonly type: 'streamable-http';
    readonly url: string;
    readonly supportedProtocolVersions: readonly string[];
    readonly headers?: readonly {readonly name: string; readonly isRequired: true; readonly isSecret: true}[];
  }[];
}

/** Name of the MCP server of a site: its host from right to left, as `com.example.help/docs`. */
export function serverName({url}: Pick<SiteFile, 'url'>): string {
  return `${new URL(url).hostname.split('.').reverse().join('.')}/docs`;
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}

/**
 * The card of the MCP server at `mcpUrl`; `keyHeader` names the header that must hold a key, if any.
 *
 * @see https://github.com/modelcontextprotocol/experimental-ext-server-card
 */
export function createServerCard(
  site: Pick<SiteFile, 'url' | 'title'>,
  mcpUrl: string,
  keyHeader?: string,
): ServerCard {
  return {
    $schema: SCHEMA,
    name: serverName(site),
    version: SERVER_VERSION,
    title: cut(site.title),
    description: cut(`Searches and reads the pages of ${site.title}.`),
    websiteUrl: site.url,
    remotes: [
      {
        type: 'streamable-http',
        url: mcpUrl,
        supportedProtocolVersions: PROTOCOL_VERSIONS,
        ...(keyHeader !== undefined && {headers: [{name: keyHeader, isRequired: true, isSecret: true}]}),
      },
    ],
  };
}
