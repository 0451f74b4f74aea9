/** A mistake in a file, with how to fix it. */
export interface Finding {
  /** Path from the website's folder. */
  readonly file: string;
  /** Line from 1. */
  readonly line: number;
  /** Its subject: a front matter field, `heading`, `link`. */
  readonly field: string;
  readonly message: string;
  readonly fix: string;
}

/** What is wrong on a line, and how to fix it. */
export type Fault = readonly [line: number, message: string, fix: string];

/** The faults of a file that have the same subject. */
export function toFindings(file: string, field: string, faults: readonly Fault[]): Finding[] {
  return faults.map(([line, message, fix]) => ({file, line, field, message, fix}));
}

/** One line of the report: `file:line field message fix`. */
export function formatFinding({file, line, field, message, fix}: Finding): string {
  return `${file}:${line} ${field} ${message} ${fix}`;
}
