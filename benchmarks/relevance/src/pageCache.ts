import {createHash} from 'node:crypto';
import {existsSync, mkdirSync, readFileSync, writeFileSync} from 'node:fs';
import {dirname, join} from 'node:path';
import {fileURLToPath} from 'node:url';
import type {PageDocument} from './PageDocument.ts';
import {readPage, type PageEntry} from './readPage.ts';

const SOURCES = dirname(fileURLToPath(import.meta.url));
const FOLDER = join(SOURCES, '..', '.cache');
/** The modules that decide what a page becomes. */
const CONVERTER = [
  'collectBlocks.ts',
  'collectLinks.ts',
  'inlineText.ts',
  'PageDocument.ts',
  'parseMarkdown.ts',
  'readPage.ts',
];

/** Fewer pages are converted faster than the cache is looked up. */
const FEWEST_CACHED = 20;

/** A page to convert: what the corpus says about it, and its Markdown. */
export interface PageSource {
  readonly entry: PageEntry;
  readonly markdown: string;
}

/**
 * Converts pages, or takes them from the cache below `relevance/.cache/`.
 * The key covers the pages and the converter's own source, so a change of either converts again.
 */
export function convertPages(sources: readonly PageSource[]): PageDocument[] {
  if (sources.length < FEWEST_CACHED) return convertAll(sources);
  const file = join(FOLDER, `${keyOf(sources)}.json`);
  if (existsSync(file)) {
    const known: PageDocument[] = JSON.parse(readFileSync(file, 'utf8'));
    return known;
  }
  const pages = convertAll(sources);
  mkdirSync(FOLDER, {recursive: true});
  writeFileSync(file, JSON.stringify(pages));
  return pages;
}

function convertAll(sources: readonly PageSource[]): PageDocument[] {
  return sources.map((source) => readPage(source.entry, source.markdown));
}

function keyOf(sources: readonly PageSource[]): string {
  const hash = createHash('sha256');
  for (const name of CONVERTER) hash.update(readFileSync(join(SOURCES, name)));
  for (const {entry, markdown} of sources) hash.update(JSON.stringify(entry)).update(markdown);
  return hash.digest('hex').slice(0, 32);
}
