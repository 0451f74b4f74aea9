import type {SiteFiles} from '@help-center/built-site';
import {parse, serialize} from 'parse5';
import {AgentsError} from '../errors.ts';
import {createTwin, type Twin} from './createTwin.ts';
import {linkPage} from './linkPage.ts';
import {readPage, type ReadPage, type ReadPageOptions} from './readPage.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {pageKey} from './resolveAddresses.ts';

/** Which pages of the site are left out, and what their products are. */
export interface WriteTwinsOptions extends ReadPageOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Paths of further pages that are left out. Default none. */
  readonly leftOut?: readonly string[];
}

/** The file of a twin below the build folder. */
export function twinFile(markdownUrl: string, baseUrl: string): string {
  return decodeURIComponent(new URL(markdownUrl).pathname).slice(baseUrl.length);
}

/** Writes the Markdown twin of every page beside it, and links each page with its twin and with the list of all pages. */
export function writeTwins(files: SiteFiles, options: WriteTwinsOptions): readonly Twin[] {
  const {baseUrl = '/', leftOut = []} = options;
  const unwanted = new Set(leftOut.map(decodeURI));
  const listPath = `${baseUrl}llms.txt`;
  const read: ReadPage[] = [];
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const html = files.readText(file);
    if (html.includes('http-equiv="refresh"')) continue;
    const document = parse(html);
    // Each tag closed and each value in quotes: simple readers of HTML fail at the short forms of minifiers.
    const plain = serialize(document);
    const found = readPage(file, document, options);
    const isWanted = found !== null && !unwanted.has(decodeURI(new URL(found.url).pathname));
    const page = isWanted ? found : null;
    const twinPath = page === null ? null : twinAddress(new URL(page.url).pathname);
    files.write(file, linkPage(plain, twinPath, listPath));
    if (page !== null) read.push(page);
  }
  const [first] = read;
  if (first === undefined) {
    throw new AgentsError(
      'AGENTS_NO_PAGES',
      `no page in "${files.outDir}" has a text; build the site first.`,
    );
  }
  const pages = new Map(read.map(({url}) => [pageKey(new URL(url)), url]));
  const listUrl = new URL(listPath, first.url).href;
  const twins = read.map((page) => createTwin(page, {pages, listUrl}));
  for (const {page, markdown} of twins) {
    files.write(twinFile(page.markdownUrl, baseUrl), markdown);
  }
  // A landing page comes before the pages below it.
  return twins.sort((a, b) => (a.page.url < b.page.url ? -1 : 1));
}
