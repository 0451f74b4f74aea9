/** A site's MCP server: its name in the settings of editors, and its URL. */
export interface McpAccess {
  readonly name: string;
  readonly url: string;
}

/** Data of the page menu that is the same for all pages. */
export interface MenuData {
  /** `null` for a site without an MCP server. */
  readonly mcp: McpAccess | null;
  /** Paths of PDF files by the path of the folder that each contains. */
  readonly pdf: Readonly<Record<string, string>>;
}

/** A link that adds the MCP server to an editor. */
export interface McpSetup {
  readonly editor: string;
  readonly link: string;
}

/**
 * The links that add an MCP server to common editors in one step.
 *
 * @see https://code.visualstudio.com/docs/copilot/chat/mcp-servers
 * @see https://docs.cursor.com/deeplinks
 */
export function createMcpSetups({name, url}: McpAccess): McpSetup[] {
  // `href` has no characters that `btoa` cannot take.
  const cursor = btoa(JSON.stringify({url: new URL(url).href}));
  return [
    {
      editor: 'VS Code',
      link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify({name, type: 'http', url}))}`,
    },
    {
      editor: 'Cursor',
      link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encodeURIComponent(cursor)}`,
    },
  ];
}
