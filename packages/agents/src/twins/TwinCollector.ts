import {deserialize, serialize} from 'node:v8';
import type {ParsedPage, SiteFiles} from '@help-center/built-site';
import {findElement, type Element} from '@help-center/extractor';
import {parseFragment} from 'parse5';
import {AgentsError} from '../errors.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {createTwin, type Twin} from './createTwin.ts';
import {readPage, type ReadPage, type ReadPageOptions} from './readPage.ts';
import {pageKey} from './resolveAddresses.ts';

/** The file of a twin below the build folder. */
export function twinFile(markdownUrl: string, baseUrl: string): string {
  return decodeURIComponent(new URL(markdownUrl).pathname).slice(baseUrl.length);
}

/** The twins of a site. */
export interface WrittenTwins {
  readonly twins: readonly Twin[];
  /** Number of files that the site itself has in the place of twins; they stay as they are. */
  readonly own: number;
}

/** Options of {@link TwinCollector}. */
export interface TwinOptions extends ReadPageOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Paths of further pages without a twin. Default none. */
  readonly leftOut?: readonly string[];
}

/** Collects what twins are made of from the pages of a site, one after the other. */
export class TwinCollector {
  readonly #options: TwinOptions;
  readonly #leftOut: ReadonlySet<string>;
  // Serialised, because the trees of all pages would take much memory.
  readonly #sources: {readonly url: string; readonly page: Uint8Array}[] = [];

  constructor(options: TwinOptions) {
    this.#options = options;
    this.#leftOut = new Set(options.leftOut?.map(decodeURI));
  }

  /** Reads a page, and links it to its twin and to the list of all pages. */
  addPage(page: ParsedPage): void {
    const {baseUrl = '/'} = this.#options;
    const found = readPage(page, this.#options);
    const path = found === null ? '' : new URL(found.url).pathname;
    const hasTwin = found !== null && !this.#leftOut.has(decodeURI(path));
    if (hasTwin) this.#sources.push({url: found.url, page: serialize(found)});
    linkPage(page, hasTwin ? twinAddress(path) : null, `${baseUrl}llms.txt`);
  }

  /** Stages the twin of every page beside it, unless the site has a file there. */
  write(files: SiteFiles): WrittenTwins {
    const {baseUrl = '/'} = this.#options;
    const sources = this.#sources;
    const [first] = sources;
    if (first === undefined) {
      throw new AgentsError(
        'AGENTS_NO_PAGES',
        `no page in "${files.outDir}" has any text; build the site first.`,
      );
    }
    const pages = new Map(sources.map(({url}) => [pageKey(new URL(url)), url]));
    const listUrl = new URL(`${baseUrl}llms.txt`, first.url).href;
    let own = 0;
    const twins = sources.map(({page}) => {
      const twin = createTwin(deserialize(page) as ReadPage, {pages, listUrl});
      const name = twinFile(twin.page.markdownUrl, baseUrl);
      if (files.has(name)) {
        own++;
        // The offsets of its headings are not known.
        return {page: {...twin.page, headings: []}, markdown: files.readText(name)};
      }
      files.write(name, twin.markdown);
      return twin;
    });
    // Sorts landing pages before the pages below them, and the latest versions before others.
    const rankOf = ({page}: Twin) => Number(!page.isLatest);
    const sorted = twins.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.page.url < b.page.url ? -1 : 1));
    return {twins: sorted, own};
  }
}

/** Class of the note for agents, which the site's style sheet hides. */
const NOTE_CLASS = 'note-for-agents';

/** Adds a link to the twin to the head of a page, and a note with the list of all pages to the start of its body. */
function linkPage({document}: ParsedPage, twinPath: string | null, listPath: string): void {
  const link =
    twinPath === null ? '' : `<link rel="alternate" type="text/markdown" href="${escape(twinPath)}">`;
  // Content extractors take anything shorter than a sentence of 40 characters for navigation.
  // Hidden from assistive technology and the keyboard.
  const note = `<div class="${NOTE_CLASS}" aria-hidden="true">For AI agents: all pages in <a href="${escape(listPath)}" tabindex="-1">/llms.txt</a>.</div>`;
  const part = (name: string) => findElement(document, ({tagName}) => tagName === name);
  insert(part('head'), Infinity, link);
  insert(part('body'), 0, note);
}

function insert(parent: Element | null, index: number, html: string): void {
  if (parent === null) return;
  const nodes = parseFragment(html).childNodes;
  for (const node of nodes) node.parentNode = parent;
  parent.childNodes.splice(index, 0, ...nodes);
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}
