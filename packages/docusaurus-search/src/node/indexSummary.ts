/** What was indexed, and how much of it was made anew; the rest is that of an earlier build. */
export interface IndexedSite {
  readonly pages: number;
  readonly records: number;
  /** Files of the build that were read anew; those without an article count too. */
  readonly read: number;
  /** Whether the index is that of an earlier build. */
  readonly isKept: boolean;
}

/** One line that says what was indexed and what it weighs as is; compressing it takes longer than making it. */
export function indexSummary(
  {pages, records, read, isKept}: IndexedSite,
  files: ReadonlyMap<string, Uint8Array>,
): string {
  const count = `${pages} pages, ${records} records`;
  const anew = `${read} pages read anew`;
  if (files.size === 0) return `Search: ${count}, no index shipped; ${anew}`;
  const bytes = [...files.values()].reduce((sum, {byteLength}) => sum + byteLength, 0);
  return `Search index: ${count}, ${files.size} files, ${bytes} bytes; ${anew}, index ${isKept ? 'as before' : 'made anew'}`;
}
