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

/** Begins each answer that is compressed against a dictionary; the dictionary's hash follows (RFC 9842, section 5). */
const MAGIC = Uint8Array.of(0x5e, 0x2a, 0x4d, 0x18, 0x20, 0, 0, 0);
/** Compiled, wherever this module is read from. */
const THREAD = new URL('../../../dist/finish/dictionary/compressThread.js', import.meta.url);

/** What was written. */
export interface CompressedPages {
  readonly pages: number;
  /** Bytes of the copy that half of the pages are below. */
  readonly median: number;
}

/** How pages are compressed: by threads where there are many. */
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
