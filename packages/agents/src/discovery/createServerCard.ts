import type {SiteFile} from '../site/SiteFile.ts';

/** Media type of a server card. */
export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';
/** Version that the MCP server announces. */
export const SERVER_VERSION = '1.0.0';
/** Supported protocol revisions, newest first. */
const PROTOCOL_VERSIONS: readonly string[] = ['2026-07-28', '2025-11-25', '2025-06-18', '2025-03-26'];

const SCHEMA = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';
/** Most characters of a title and of a description. */
const MAX_TEXT = 100;

/** The description of an MCP server that clients read before they connect. */
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

/** Name of a site's MCP server: its reversed host name, such as `com.example.help/docs`. */
export function serverName({url}: Pick<SiteFile, 'url'>): string {
  return `${new URL(url).hostname.split('.').reverse().join('.')}/docs`;
}

function cut(text: string): string {
  return text.length <= MAX_TEXT ? text : `${text.slice(0, MAX_TEXT - 1)}…`;
}

/**
 * Creates the card of the MCP server at `mcpUrl`; `keyHeader` is the header for the key, if one is required.
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
