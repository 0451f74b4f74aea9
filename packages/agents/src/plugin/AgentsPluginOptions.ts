import type {McpAccess} from '../menu/MenuData.ts';

/** Options of the plugin. */
export interface AgentsPluginOptions {
  /** Whether docs pages have the page menu above their title. A site may render `@theme/PageMenu` elsewhere. Default `true`. */
  readonly menu?: boolean;
  /** The site's MCP server: its URL, or the words of a command that starts one on the reader's computer. Default none. */
  readonly mcp?: {readonly url: string} | {readonly command: readonly string[]};
  /** Name of the MCP server in the settings of editors. Default: the site's host. */
  readonly mcpName?: string;
  /** Paths of PDF files by the path of the folder that each contains, both below the base path. Default none. */
  readonly pdf?: Readonly<Record<string, string>>;
}

/** How to connect to the site's MCP server; `null` without one. */
export function toMcpAccess({mcp, mcpName}: AgentsPluginOptions, siteUrl: string): McpAccess | null {
  if (mcp === undefined) return null;
  // Editors accept only letters, digits and hyphens.
  const name = mcpName ?? new URL(siteUrl).hostname.replaceAll(/[^a-z0-9]+/gi, '-');
  return {name, ...mcp};
}
