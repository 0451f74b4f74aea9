import type {Twin} from './createTwin.ts';
import type {ReadPageOptions} from './readPage.ts';
import type {SitePage} from './SitePage.ts';

/** How the pages of a site are prepared; all of it can be written as JSON. */
export interface PrepareOptions extends ReadPageOptions {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Decoded paths of further pages that are left out. */
  readonly unwanted: readonly string[];
}

/** A step of a page's way to its twin: from text to text, so that a cache can keep what comes of it. */
export type TwinJob =
  | {readonly step: 'prepare'; readonly file: string; readonly html: string; readonly options: PrepareOptions}
  | {
      readonly step: 'write';
      /** A page as JSON. */
      readonly page: string;
      /** Its entries in the list of known pages. */
      readonly known: readonly (readonly [key: string, url: string])[];
      readonly listUrl: string;
    };

/** A page as it will be in the site, and what of it becomes a twin. */
export interface PreparedPage {
  readonly html: string;
  /** `null` for a page that has no twin. */
  readonly source: TwinSource | null;
}

/** What the twin of a page is made of. */
export interface TwinSource {
  readonly url: string;
  /** Addresses that it links to, as it writes them. */
  readonly links: readonly string[];
  /** The page as JSON. */
  readonly page: string;
}

/** Texts as one: a line with their lengths, then the texts. */
export function joinTexts(texts: readonly string[]): string {
  return `${JSON.stringify(texts.map(({length}) => length))}\n${texts.join('')}`;
}

function splitTexts(joined: string): string[] {
  let at = joined.indexOf('\n') + 1;
  const lengths = JSON.parse(joined.slice(0, at)) as number[];
  return lengths.map((length) => joined.slice(at, (at += length)));
}

/** The same text without the longer one that it was cut out of, which would stay in memory for as long as it. */
const detach = (text: string): string => Buffer.from(text).toString('utf8');

/** Reads what a job of the step `prepare` has given. */
export function readPrepared(result: string): PreparedPage {
  const [html = '', url, links, page] = splitTexts(result);
  if (url === undefined || links === undefined || page === undefined) return {html, source: null};
  return {html, source: {url: detach(url), links: JSON.parse(links) as string[], page: detach(page)}};
}

/** Reads what a job of the step `write` has given. */
export function readTwin(result: string): Twin {
  const [page = '', markdown = ''] = splitTexts(result);
  return {page: JSON.parse(page) as SitePage, markdown};
}
