import {createHash} from 'node:crypto';
import {announceDictionary, DICTIONARY_END, DICTIONARY_START, type SiteFiles} from '@help-center/built-site';
import {contentHash} from '../contentHash.ts';

/** The file a site's pages are compressed against. */
export interface SiteDictionary {
  /** Its name below the build folder. */
  readonly name: string;
  /** The `Available-Dictionary` value of a browser that has it. */
  readonly announced: string;
}

/** The path segments that decide a page's sidebar, and those that decide which part of it is open. */
const SIDEBAR_DEPTH = 2;
const CATEGORY_DEPTH = 3;
/** A group with fewer pages than this does not repay an entry in the dictionary. */
const FEWEST_OF_A_CATEGORY = 6;

/** A finished page without its text; keeping all texts in memory would take as much as the site. */
export interface PageDescription {
  readonly name: string;
  readonly length: number;
  /** Identifies its inlined styles. */
  readonly styles: string;
}

/** Describes a finished page. */
export function describePage(name: string, text: string): PageDescription {
  const styles = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
  return {name, length: text.length, styles: createHash('sha256').update(styles).digest('hex')};
}

/** For each key, the page of median length; keys with fewer than `fewest` pages are skipped. */
function pickMiddles(
  pages: readonly PageDescription[],
  keyOf: (page: PageDescription) => string,
  fewest = 1,
): PageDescription[] {
  const groups = new Map<string, PageDescription[]>();
  for (const page of pages) {
    const group = groups.get(keyOf(page));
    if (group === undefined) groups.set(keyOf(page), [page]);
    else group.push(page);
  }
  return [...groups.values()]
    .filter(({length}) => length >= fewest)
    .flatMap((group) => {
      group.sort((a, b) => a.length - b.length || (a.name < b.name ? -1 : 1));
      return group[Math.floor(group.length / 2)] ?? [];
    });
}

/** One page for each set of styles, each sidebar, and each sidebar part that can be open. */
function pickTypical(pages: readonly PageDescription[]): string[] {
  const folder = (depth: number) => (page: PageDescription) => page.name.split('/').slice(0, depth).join('/');
  const typical = [
    ...pickMiddles(pages, ({styles}) => styles),
    ...pickMiddles(pages, folder(SIDEBAR_DEPTH)),
    ...pickMiddles(pages, folder(CATEGORY_DEPTH), FEWEST_OF_A_CATEGORY),
  ];
  return [...new Set(typical)].map(({name}) => name);
}

/** Ends of rules and of blocks that pages repeat whole; finer pieces are too short to be worth a reference. */
const ENDS = /(?<=<\/(?:li|p|td|nav|aside|footer|script|head)>|\}(?=[.#@:*a-z[]))/;

/** The pieces of pages, each once: without repeats the dictionary is a third as long. */
function joinOnce(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(ENDS)))].join('');
}

/**
 * Writes a dictionary made of typical pages of a finished site and names it in all pages. The loader has supporting
 * browsers fetch it once a page is shown; further pages then arrive as differences from it (RFC 9842).
 */
export function writeDictionary(
  files: SiteFiles,
  baseUrl: string,
  pages: readonly PageDescription[],
): SiteDictionary {
  const dictionary = Buffer.from(joinOnce(pickTypical(pages).map((page) => files.readText(page))));
  const hash = contentHash(dictionary);
  const name = DICTIONARY_START + hash + DICTIONARY_END;
  files.write(name, dictionary);
  // In the page, because the dictionary cannot contain its own name; not as a link, which browsers fetch on any network.
  const attribute = ` data-dictionary="${baseUrl}${name}"`;
  for (const {name: page} of pages)
    files.write(page, files.readText(page).replace(/(?<=<script [^>]*data-loader)(?=[ >])/, attribute));
  return {name, announced: announceDictionary(dictionary)};
}
