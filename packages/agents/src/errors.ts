/** What can go wrong while files for agents are made or read; the codes are stable. */
export type AgentsErrorCode =
  | 'AGENTS_NO_PAGES'
  | 'AGENTS_BAD_PAGE'
  | 'AGENTS_BAD_BRIEF'
  | 'AGENTS_BAD_SITE'
  | 'AGENTS_BAD_ARGUMENT';

/** An error whose message names the file or value at fault and the remedy. */
export class AgentsError extends Error {
  readonly code: AgentsErrorCode;

  constructor(code: AgentsErrorCode, message: string, options?: ErrorOptions) {
    super(`[agents] ${message}`, options);
    this.name = 'AgentsError';
    this.code = code;
  }
}
