/** One line that says what was indexed and what it weighs as is; compressing it takes longer than making it. */
export function indexSummary(pages: number, records: number, files: ReadonlyMap<string, Uint8Array>): string {
  const count = `${pages} pages, ${records} records`;
  if (files.size === 0) return `Search: ${count}, no index shipped`;
  const bytes = [...files.values()].reduce((sum, {byteLength}) => sum + byteLength, 0);
  return `Search index: ${count}, ${files.size} files, ${bytes} bytes`;
}
