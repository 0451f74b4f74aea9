import {createHash} from 'node:crypto';
import {createRequire} from 'node:module';
import {
  COMPRESSED_END,
  DICTIONARY_END,
  DICTIONARY_START,
  type KeptWork,
  type SiteFiles,
} from '@help-center/built-site';

type Zstd = typeof import('@bokuweb/zstd-wasm');

/** Begins each answer that is compressed against a dictionary; the dictionary's hash follows (RFC 9842, section 5). */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
/** Higher levels read the whole dictionary again for each page: 150 ms instead of 10, for 5 % fewer bytes. */
const LEVEL = 12;

/** What was written. */
export interface CompressedPages {
  readonly pages: number;
  /** Bytes of the copy that half of the pages are below. */
  readonly median: number;
}

let started: Promise<Zstd> | undefined;

/** Starts the library once: a second start would take the memory of what the first one has made. */
function startZstd(): Promise<Zstd> {
  // Its module for Node is CommonJS; the one for bundlers fetches.
  const zstd = createRequire(import.meta.url)('@bokuweb/zstd-wasm') as Zstd;
  started ??= zstd.init().then(() => zstd);
  return started;
}

/**
 * Writes a copy of each page for browsers that have the site's dictionary; nothing for a site without one. Comes after
 * everything that changes pages, and after the list of files for offline reading. `kept` holds the copies of earlier builds.
 */
export async function compressPages(files: SiteFiles, kept?: KeptWork): Promise<CompressedPages> {
  const name = files
    .list('assets')
    .find((file) => file.startsWith(DICTIONARY_START) && file.endsWith(DICTIONARY_END));
  if (name === undefined) return {pages: 0, median: 0};
  const dictionary = files.read(name);
  const hash = createHash('sha256').update(dictionary).digest();
  const zstd = await startZstd();
  const context = zstd.createCCtx();
  const sizes: number[] = [];
  for (const page of files.list().filter((file) => file.endsWith('.html'))) {
    const text = files.read(page);
    const compress = () => zstd.compressUsingDict(context, text, dictionary, LEVEL);
    const compressed = kept === undefined ? compress() : kept.take([hash, text], compress);
    const copy = Buffer.concat([MAGIC, hash, compressed]);
    files.write(page + COMPRESSED_END, copy);
    sizes.push(copy.length);
  }
  kept?.prune();
  zstd.freeCCtx(context);
  sizes.sort((a, b) => a - b);
  return {pages: sizes.length, median: sizes[Math.floor(sizes.length / 2)] ?? 0};
}
