import {serialize} from 'node:v8';
import {parse, serialize as toHtml} from 'parse5';
import {twinAddress} from '../menu/twinAddress.ts';
import {linkPage} from './linkPage.ts';
import {readPage, type ReadPage, type ReadPageOptions} from './readPage.ts';

/** Options of {@link preparePage}. */
export interface PrepareOptions extends ReadPageOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Paths of further pages without a twin. Default none. */
  readonly leftOut?: readonly string[];
}

/** A page's final HTML, and the source of its twin. */
interface PreparedPage {
  readonly html: string;
  /** `null` for a page without a twin. */
  readonly source: TwinSource | null;
}

/** The source of a page's twin. */
export interface TwinSource {
  readonly url: string;
  /** Link targets as written on the page. */
  readonly links: readonly string[];
  /** The page, serialised because the trees of all pages would take much memory. */
  readonly page: Uint8Array;
}

function listLinks(node: ReadPage['tree'] | ReadPage['tree']['children'][number]): string[] {
  const own = node.type === 'link' ? [node.url] : [];
  return 'children' in node ? [...own, ...node.children.flatMap(listLinks)] : own;
}

/** Reads a page and links it to its twin. */
export function preparePage(file: string, html: string, options: PrepareOptions): PreparedPage {
  const {baseUrl = '/', leftOut = []} = options;
  const document = parse(html);
  // Closes all tags and quotes all values, because simple HTML parsers fail on minified HTML.
  const plain = toHtml(document);
  const found = readPage(file, document, options);
  const isWanted = found !== null && !leftOut.map(decodeURI).includes(decodeURI(new URL(found.url).pathname));
  const page = isWanted ? found : null;
  const twinPath = page === null ? null : twinAddress(new URL(page.url).pathname);
  const linked = linkPage(plain, twinPath, `${baseUrl}llms.txt`);
  if (page === null) return {html: linked, source: null};
  return {html: linked, source: {url: page.url, links: listLinks(page.tree), page: serialize(page)}};
}
