import {deserialize, serialize} from 'node:v8';
import type {SiteFiles} from '@help-center/built-site';
import {AgentsError} from '../errors.ts';
import {createTwin, type Twin} from './createTwin.ts';
import {preparePage, type PrepareOptions} from './preparePage.ts';
import type {ReadPage} from './readPage.ts';
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

/**
 * Writes the Markdown twin of every page beside it, unless the site has a file there, and links each page to its twin and to
 * the list of all pages.
 */
export function writeTwins(files: SiteFiles, options: PrepareOptions): WrittenTwins {
  const {baseUrl = '/'} = options;
  // Serialised, because the trees of all pages would take much memory.
  const sources: {readonly url: string; readonly page: Uint8Array}[] = [];
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const html = files.readText(file);
    if (html.includes('http-equiv="refresh"')) continue;
    const {html: linked, page} = preparePage(file, html, options);
    files.write(file, linked);
    if (page !== null) sources.push({url: page.url, page: serialize(page)});
  }
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
