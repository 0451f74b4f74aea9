/** Writes one line to the error output, so that the report on the output stays whole. */
export function progress(message: string): void {
  process.stderr.write(`${message}\n`);
}
