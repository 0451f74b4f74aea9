/** Prints a report in Markdown: a heading with today's date, then the parts. */
export function printReport(title: string, ...parts: readonly string[]): void {
  console.log([`## ${title}, ${new Date().toISOString().slice(0, 10)}`, ...parts].join('\n\n'));
}
