import {brotliCompressSync, constants} from 'node:zlib';

// The highest quality takes a minute on a large index and changes the sum by a few per cent.
const BROTLI_OPTIONS = {params: {[constants.BROTLI_PARAM_QUALITY]: 9}};

/** One line that says what was indexed and what it weighs, as is and compressed file by file. */
export function indexSummary(pages: number, records: number, files: ReadonlyMap<string, Uint8Array>): string {
  let raw = 0;
  let compressed = 0;
  for (const bytes of files.values()) {
    raw += bytes.byteLength;
    compressed += brotliCompressSync(bytes, BROTLI_OPTIONS).byteLength;
  }
  const count = `${pages} pages, ${records} records`;
  if (files.size === 0) return `Search: ${count}, no index shipped`;
  return `Search index: ${count}, ${files.size} files, ${raw} bytes (${compressed} bytes with brotli)`;
}
