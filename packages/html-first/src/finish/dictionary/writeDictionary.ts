import {createHash} from 'node:crypto';
import {announceDictionary, DICTIONARY_END, DICTIONARY_START, type SiteFiles} from '@help-center/built-site';

/** The file that the pages of a site are compressed against. */
export interface SiteDictionary {
  /** Its name below the build folder. */
  readonly name: string;
  /** What a browser that has it says in `Available-Dictionary`. */
  readonly announced: string;
}

/** The folders of a page that say which sidebar it has. */
const SIDEBAR_DEPTH = 2;

/** A page of those that have the same styles, and of those that have the same sidebar: neither short nor long. */
function pickTypical(files: SiteFiles, pages: readonly string[]): string[] {
  const groups = new Map<string, {name: string; length: number}[]>();
  for (const name of pages) {
    const text = files.readText(name);
    const styles = /<style>(.*?)<\/style>/s.exec(text)?.[1] ?? '';
    for (const kind of [styles, name.split('/').slice(0, SIDEBAR_DEPTH).join('/')])
      groups.set(kind, [...(groups.get(kind) ?? []), {name, length: text.length}]);
  }
  const typical = [...groups.values()].flatMap((group) => {
    group.sort((a, b) => a.length - b.length || (a.name < b.name ? -1 : 1));
    return group[Math.floor(group.length / 2)]?.name ?? [];
  });
  return [...new Set(typical)];
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
  const dictionary = Buffer.from(joinOnce(pickTypical(files, pages).map((name) => files.readText(name))));
  const hash = createHash('sha256').update(dictionary).digest('hex').slice(0, 8);
  const name = DICTIONARY_START + hash + DICTIONARY_END;
  files.write(name, dictionary);
  // In the page, as the dictionary cannot hold its own name; not as a link, which would be followed on any network.
  const attribute = ` data-dictionary="${baseUrl}${name}"`;
  for (const page of pages)
    files.write(page, files.readText(page).replace(/(?<=<script [^>]*data-loader)(?=[ >])/, attribute));
  return {name, announced: announceDictionary(dictionary)};
}
