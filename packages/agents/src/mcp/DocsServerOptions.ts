/** What an assistant asked for, without who asked. */
export interface AgentCall {
  readonly tool: 'search_docs' | 'get_page' | 'list_pages';
  /** The query, the path of the page, or the label of the product; empty for all products. */
  readonly subject: string;
  /** Results of a search; `null` for other tools. */
  readonly hits: number | null;
}

/** What is wrong with a page. */
export interface ReportedProblem {
  /** Path of the page. */
  readonly page: string;
  readonly kind: 'wrong' | 'missing' | 'unclear' | 'outdated';
  readonly text: string;
}

/** What a host does beyond answering. */
export interface DocsServerOptions {
  /** Told of each call that was answered. */
  readonly onCall?: (call: AgentCall) => void;
  /** Keeps a report; without it the tool `report_problem` is not offered. Rejects when it could not be kept. */
  readonly keepProblem?: (problem: ReportedProblem) => Promise<void>;
}
