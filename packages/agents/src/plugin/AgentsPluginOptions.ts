import type {McpAccess} from '../menu/MenuData.ts';

/** How the plugin is configured. */
export interface AgentsPluginOptions {
  /** Whether docs pages have the page menu above their title. A site may put `@theme/PageMenu` elsewhere. Default `true`. */
  readonly menu?: boolean;
  /** The MCP server of the site: its address, or the words of the command that starts one on the reader's computer. Default none. */
  readonly mcp?: {readonly url: string} | {readonly command: readonly string[]};
  /** Name of the MCP server in the settings of editors. Default: the site's host. */
  readonly mcpName?: string;
  /** Paths of PDF files by the paths of the folders whose pages are in them, both below the base path. Default none. */
  readonly pdf?: Readonly<Record<string, string>>;
}

/** How the MCP server of the site is reached; `null` without one. */
export function toMcpAccess({mcp, mcpName}: AgentsPluginOptions, siteUrl: string): McpAccess | null {
  if (mcp === undefined) return null;
  // Editors take letters, digits and hyphens.
  const name = mcpName ?? new URL(siteUrl).hostname.replaceAll(/[^a-z0-9]+/gi, '-');
  return {name, ...mcp};
}
