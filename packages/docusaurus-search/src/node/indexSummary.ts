/** What was indexed, and how much of it was not reused from an earlier build. */
export interface IndexedSite {
  readonly pages: number;
  readonly records: number;
  /** Files that were read again, including those without an article. */
  readonly read: number;
  /** Whether the index was reused from an earlier build. */
  readonly isKept: boolean;
}

/** One line about what was indexed and its uncompressed size; compressing the index takes longer than building it. */
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
