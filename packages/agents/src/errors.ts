/** Stable codes of errors in writing or reading files for agents. */
export type AgentsErrorCode =
  | 'AGENTS_NO_PAGES'
  | 'AGENTS_BAD_PAGE'
  | 'AGENTS_BAD_BRIEF'
  | 'AGENTS_BAD_SITE'
  | 'AGENTS_BAD_ARGUMENT';

/** An error whose message names the file or value at fault and how to fix it. */
export class AgentsError extends Error {
  readonly code: AgentsErrorCode;

  constructor(code: AgentsErrorCode, message: string, options?: ErrorOptions) {
    super(`[agents] ${message}`, options);
    this.name = 'AgentsError';
    this.code = code;
  }
}
