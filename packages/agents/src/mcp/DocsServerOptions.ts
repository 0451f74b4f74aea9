/** A call by an assistant, without who made it. */
export interface AgentCall {
  readonly tool: 'search_docs' | 'get_page' | 'list_pages';
  /** The query, the path of the page, or the label of the product; empty for all products. */
  readonly subject: string;
  /** Results of a search; `null` for other tools. */
  readonly hits: number | null;
}

/** A problem with a page. */
export interface ReportedProblem {
  /** Path of the page. */
  readonly page: string;
  readonly kind: 'wrong' | 'missing' | 'unclear' | 'outdated';
  readonly text: string;
}

/** Options of an MCP server. */
export interface DocsServerOptions {
  /** Called for each answered call. */
  readonly onCall?: (call: AgentCall) => void;
  /** Stores a report, and rejects if it cannot. Without it the tool `report_problem` is not offered. */
  readonly keepProblem?: (problem: ReportedProblem) => Promise<void>;
}
