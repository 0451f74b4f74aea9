import {deserialize} from 'node:v8';
import type {KeptWork, SiteFiles, WorkInput} from '@help-center/built-site';
import {AgentsError} from '../errors.ts';
import {createTwin, type Twin} from './createTwin.ts';
import {preparePage, type PrepareOptions, type TwinSource} from './preparePage.ts';
import type {ReadPage} from './readPage.ts';
import {narrowPages, pageKey} from './resolveAddresses.ts';

/** Options of {@link writeTwins}. */
export interface WriteTwinsOptions extends PrepareOptions {
  /** Results of earlier builds. Default none. */
  readonly keptWork?: KeptWork;
}

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
export function writeTwins(files: SiteFiles, {keptWork, ...options}: WriteTwinsOptions): WrittenTwins {
  const {baseUrl = '/'} = options;
  const take = <Result>(inputs: readonly WorkInput[], work: () => Result): Result =>
    keptWork?.take(inputs, work) ?? work();

  const said = JSON.stringify(options);
  const sources: TwinSource[] = [];
  for (const file of files.list().filter((name) => name.endsWith('.html'))) {
    const html = files.readText(file);
    if (html.includes('http-equiv="refresh"')) continue;
    const prepared = take(['prepare', file, html, said], () => preparePage(file, html, options));
    files.write(file, prepared.html);
    if (prepared.source !== null) sources.push(prepared.source);
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
  const twins = sources.map(({url, links, page}) => {
    const known = narrowPages(links, url, pages);
    const twin = take(['write', page, JSON.stringify(known), listUrl], () =>
      createTwin(deserialize(page) as ReadPage, {pages: new Map(known), listUrl}),
    );
    const name = twinFile(twin.page.markdownUrl, baseUrl);
    if (files.has(name)) {
      own++;
      // The offsets of its headings are not known.
      return {page: {...twin.page, headings: []}, markdown: files.readText(name)};
    }
    files.write(name, twin.markdown);
    return twin;
  });
  keptWork?.prune();
  // Sorts landing pages before the pages below them, and the latest versions before others.
  const rankOf = ({page}: Twin) => Number(!page.isLatest);
  const sorted = twins.toSorted((a, b) => rankOf(a) - rankOf(b) || (a.page.url < b.page.url ? -1 : 1));
  return {twins: sorted, own};
}
