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

/** A way to add the MCP server to a program. */
export interface McpSetup {
  readonly program: string;
  /** A link that opens the program, or a command for a terminal. */
  readonly kind: 'link' | 'command';
  readonly value: string;
}

/** Quotes a word for a shell if necessary. */
function quote(word: string): string {
  return /^[\w@%+=:,./-]+$/.test(word) ? word : `'${word.replaceAll("'", `'\\''`)}'`;
}

/** JSON as URL-encoded Base64. */
function encode(value: object): string {
  const bytes = new TextEncoder().encode(JSON.stringify(value));
  return encodeURIComponent(btoa(String.fromCharCode(...bytes)));
}

/**
 * The ways to add an MCP server to common editors and assistants in one step.
 *
 * @see https://code.visualstudio.com/docs/copilot/chat/mcp-servers
 * @see https://docs.cursor.com/deeplinks
 */
export function createMcpSetups(access: McpAccess): McpSetup[] {
  const {name} = access;
  const isRemote = 'url' in access;
  const [command = '', ...args] = isRemote ? [] : access.command;
  const local = {command, args};
  const line = isRemote ? '' : access.command.map(quote).join(' ');
  const code = isRemote ? {name, type: 'http', url: access.url} : {name, ...local};
  const cursor = isRemote ? {url: access.url} : local;
  return [
    {
      program: 'VS Code',
      kind: 'link',
      value: `vscode:mcp/install?${encodeURIComponent(JSON.stringify(code))}`,
    },
    {
      program: 'Cursor',
      kind: 'link',
      value: `cursor://anysphere.cursor-deeplink/mcp/install?name=${encodeURIComponent(name)}&config=${encode(cursor)}`,
    },
    {
      program: 'Claude Code',
      kind: 'command',
      value: isRemote
        ? `claude mcp add --transport http ${name} ${quote(access.url)}`
        : `claude mcp add ${name} -- ${line}`,
    },
    {
      program: 'Codex',
      kind: 'command',
      value: isRemote
        ? `codex mcp add ${name} --url ${quote(access.url)}`
        : `codex mcp add ${name} -- ${line}`,
    },
  ];
}
