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

/** One line of the report: `file:line field message fix`. */
export function formatFinding({file, line, field, message, fix}: Finding): string {
  return `${file}:${line} ${field} ${message} ${fix}`;
}
