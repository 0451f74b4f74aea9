/** Something wrong in a file, with what to do about it. */
export interface Finding {
  /** Path from the website's folder. */
  readonly file: string;
  /** Line from 1. */
  readonly line: number;
  /** What it is about: a front matter field, `heading`, `link`. */
  readonly field: string;
  readonly message: string;
  readonly fix: string;
}

/** One line of the report: `file:line field message fix`. */
export function formatFinding({file, line, field, message, fix}: Finding): string {
  return `${file}:${line} ${field} ${message} ${fix}`;
}
