/** How to connect to a site's MCP server: over HTTP, or with a command on the reader's computer. */
export type McpAccess =
  | {readonly name: string; readonly url: string}
  | {readonly name: string; readonly command: readonly string[]};

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

/** JSON as URL-encoded Base64. */
function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return encodeURIComponent(btoa(String.fromCharCode(...bytes)));
}

/**
 * The links that add an MCP server to common editors in one step.
 *
 * @see https://code.visualstudio.com/docs/copilot/chat/mcp-servers
 * @see https://docs.cursor.com/deeplinks
 */
export function createMcpSetups(access: McpAccess): McpSetup[] {
  const {name} = access;
  const isRemote = 'url' in access;
  const [command = '', ...args] = isRemote ? [] : access.command;
  const cursor = isRemote ? {url: access.url} : {command, args};
  const code = isRemote ? {name, type: 'http', url: access.url} : {name, ...cursor};
  return [
    {editor: 'VS Code', link: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(code))}`},
    {
      editor: 'Cursor',
      link: `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encode(cursor)}`,
    },
  ];
}
