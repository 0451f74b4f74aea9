/** How assistants reach the MCP server of a site: over HTTP, or as a program on the reader's computer. */
export type McpAccess =
  | {readonly name: string; readonly url: string}
  | {readonly name: string; readonly command: readonly string[]};

/** What the page menu shows beside the page itself. */
export interface MenuData {
  /** `null` for a site without an MCP server. */
  readonly mcp: McpAccess | null;
  /** Paths of PDF files by the paths of the folders that are in them. */
  readonly pdf: Readonly<Record<string, string>>;
}
