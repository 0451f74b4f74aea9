import {createHash} from 'node:crypto';
import {announceDictionary, DICTIONARY_END, DICTIONARY_START, type SiteFiles} from '@help-center/built-site';

/** The file that the pages of a site are compressed against. */
export interface SiteDictionary {
  /** Its name below the build folder. */
  readonly name: string;
  /** What a browser that has it says in `Available-Dictionary`. */
  readonly announced: string;
}

/** The folders of a page that say which sidebar it has, and those that say which part of it is open. */
const SIDEBAR_DEPTH = 2;
const CATEGORY_DEPTH = 3;
/** Fewer pages than these do not pay for one more in the dictionary. */
const FEWEST_OF_A_CATEGORY = 6;

/** A page, without its text: those of all pages would take the memory of the site. */
interface Page {
  readonly name: string;
  readonly length: number;
  /** Stands for the text of its styles. */
  readonly styles: string;
}

function describePage(name: string, text: string): Page {
  const styles = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
  return {name, length: text.length, styles: createHash('sha256').update(styles).digest('hex')};
}

/** Of the pages with the same key, one that is neither short nor long; none of fewer than `fewest`. */
function pickMiddles(pages: readonly Page[], keyOf: (page: Page) => string, fewest = 1): Page[] {
  const groups = new Map<string, Page[]>();
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

/** Names of pages for each text of styles, each sidebar, and each part of a sidebar that can be open. */
function pickTypical(files: SiteFiles, names: readonly string[]): string[] {
  const pages = names.map((name) => describePage(name, files.readText(name)));
  const folder = (depth: number) => (page: Page) => page.name.split('/').slice(0, depth).join('/');
  const typical = [
    ...pickMiddles(pages, ({styles}) => styles),
    ...pickMiddles(pages, folder(SIDEBAR_DEPTH)),
    ...pickMiddles(pages, folder(CATEGORY_DEPTH), FEWEST_OF_A_CATEGORY),
  ];
  return [...new Set(typical)].map(({name}) => name);
}

/** Ends of rules and of what pages repeat as a whole; cut finer, too little stands together to be referred to. */
const ENDS = /(?<=<\/(?:li|p|td|nav|aside|footer|script|head)>|\}(?=[.#@:*a-z[]))/;

/** The parts of pages, each once: a dictionary that says nothing twice is a third as long. */
function joinOnce(texts: readonly string[]): string {
  return [...new Set(texts.flatMap((text) => text.split(ENDS)))].join('');
}

/**
 * Writes one dictionary of a finished site, made of typical pages, and lets all pages name it: the loader asks a browser
 * that knows how to fetch it once the page is there, and from then on pages come as what they differ in (RFC 9842).
 */
export function writeDictionary(files: SiteFiles, baseUrl: string, pages: readonly string[]): SiteDictionary {
  const dictionary = Buffer.from(joinOnce(pickTypical(files, pages).map((page) => files.readText(page))));
  const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8);
  const name = DICTIONARY_START + hash + DICTIONARY_END;
  files.write(name, dictionary);
  // In the page, as the dictionary cannot hold its own name; not as a link, which would be followed on any network.
  const attribute = ` data-dictionary="${baseUrl}${name}"`;
  for (const page of pages)
    files.write(page, files.readText(page).replace(/(?<=<script [^>]*data-loader)(?=[ >])/, attribute));
  return {name, announced: announceDictionary(dictionary)};
}
