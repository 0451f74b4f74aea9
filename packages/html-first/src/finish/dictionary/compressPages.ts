import {createHash} from 'node:crypto';
import {
  COMPRESSED_END,
  DICTIONARY_END,
  DICTIONARY_START,
  eachAtOnce,
  Threads,
  type KeptWork,
  type SiteFiles,
} from '@help-center/built-site';
import {createCompressor} from './createCompressor.ts';

/** Starts every dictionary-compressed response; the dictionary's hash follows (RFC 9842, section 5). */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
/** The compiled script, even when this module runs from source. */
const THREAD = new URL('../../../dist/finish/dictionary/compressThread.js', import.meta.url);

/** What was written. */
export interface CompressedPages {
  readonly pages: number;
  /** Median size of the copies, in bytes. */
  readonly median: number;
}

/** Compresses pages, on threads if there are many. */
interface CompressWork {
  readonly limit: number;
  compress(text: Uint8Array): Promise<Uint8Array>;
  close(): Promise<void>;
}

async function openWork(pageCount: number, dictionary: Uint8Array): Promise<CompressWork> {
  const threads = Threads.forMany<Uint8Array, Uint8Array>(pageCount, THREAD, dictionary);
  if (threads === undefined) {
    const compressor = await createCompressor(dictionary);
    return {
      limit: 1,
      compress: async (text) => compressor.compress(text),
      close: async () => compressor.end(),
    };
  }
  return {
    limit: threads.limit,
    compress: (text) => threads.run(text),
    close: () => threads.close(),
  };
}

/**
 * Writes a compressed copy of each page for browsers that have the site's dictionary; does nothing on a site without one.
 * Run it after everything that changes pages, and after the list of offline files. `kept` reuses copies of earlier builds.
 */
export async function compressPages(files: SiteFiles, kept?: KeptWork): Promise<CompressedPages> {
  const name = files
    .list('assets')
    .find((file) => file.startsWith(DICTIONARY_START) && file.endsWith(DICTIONARY_END));
  if (name === undefined) return {pages: 0, median: 0};
  const dictionary = files.read(name);
  const hash = createHash('sha256').update(dictionary).digest();
  const names = files.list().filter((file) => file.endsWith('.html'));
  const work = await openWork(names.length, dictionary);
  const sizes: number[] = [];
  try {
    await eachAtOnce(names, work.limit, async (page) => {
      const text = files.read(page);
      const compress = () => work.compress(text);
      const compressed = kept === undefined ? await compress() : await kept.takeLater([hash, text], compress);
      const copy = Buffer.concat([MAGIC, hash, compressed]);
      files.write(page + COMPRESSED_END, copy);
      sizes.push(copy.length);
    });
  } finally {
    await work.close();
  }
  kept?.prune();
  sizes.sort((a, b) => a - b);
  return {pages: sizes.length, median: sizes[Math.floor(sizes.length / 2)] ?? 0};
}
