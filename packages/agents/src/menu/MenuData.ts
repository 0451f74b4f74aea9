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
