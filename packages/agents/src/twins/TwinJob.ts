import type {Twin} from './createTwin.ts';
import type {ReadPageOptions} from './readPage.ts';
import type {SitePage} from './SitePage.ts';

/** Options for preparing pages, serialisable as JSON. */
export interface PrepareOptions extends ReadPageOptions {
  /** Base path of the site. */
  readonly baseUrl: string;
  /** Decoded paths of further pages without a twin. */
  readonly unwanted: readonly string[];
}

/** A step in making a twin. Input and output are texts, so that results can be cached. */
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

/** A page's final HTML, and the source of its twin. */
export interface PreparedPage {
  readonly html: string;
  /** `null` for a page without a twin. */
  readonly source: TwinSource | null;
}

/** The source of a page's twin. */
export interface TwinSource {
  readonly url: string;
  /** Link targets as written on the page. */
  readonly links: readonly string[];
  /** The page as JSON. */
  readonly page: string;
}

/** Joins texts into one: a line with their lengths, then the texts. */
export function joinTexts(texts: readonly string[]): string {
  return `${JSON.stringify(texts.map(({length}) => length))}\n${texts.join('')}`;
}

function splitTexts(joined: string): string[] {
  let at = joined.indexOf('\n') + 1;
  const lengths = JSON.parse(joined.slice(0, at)) as number[];
  return lengths.map((length) => joined.slice(at, (at += length)));
}

/** Copies a text, because a substring keeps the longer text that it was cut from in memory. */
const detach = (text: string): string => Buffer.from(text).toString('utf8');

/** Parses the result of a `prepare` job. */
export function readPrepared(result: string): PreparedPage {
  const [html = '', url, links, page] = splitTexts(result);
  if (url === undefined || links === undefined || page === undefined) return {html, source: null};
  return {html, source: {url: detach(url), links: JSON.parse(links) as string[], page: detach(page)}};
}

/** Parses the result of a `write` job. */
export function readTwin(result: string): Twin {
  const [page = '', markdown = ''] = splitTexts(result);
  return {page: JSON.parse(page) as SitePage, markdown};
}
