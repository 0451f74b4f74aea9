import {parse, serialize} from 'parse5';
import {AgentsError} from '../errors.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {readPage, type ReadPage, type ReadPageOptions} from './readPage.ts';

/** Class of the note for agents, which the site's style sheet hides. */
const NOTE_CLASS = 'note-for-agents';

/** Adds a link to the twin to the head of a page, and a note with the list of all pages to the start of its body. */
function linkPage(html: string, twinPath: string | null, listPath: string): string {
  const head = html.indexOf('</head>');
  const body = /<body[^>]*>/.exec(html);
  if (head < 0 || body === null) {
    throw new AgentsError('AGENTS_BAD_PAGE', `a page has no head or no body: "${html.slice(0, 80)}…".`);
  }
  const afterBody = body.index + body[0].length;
  const link =
    twinPath === null ? '' : `<link rel="alternate" type="text/markdown" href="${escape(twinPath)}">`;
  // Content extractors take anything shorter than a sentence of 40 characters for navigation.
  // Hidden from assistive technology and the keyboard.
  const note = `<div class="${NOTE_CLASS}" aria-hidden="true">For AI agents: all pages in <a href="${escape(listPath)}" tabindex="-1">/llms.txt</a>.</div>`;
  return html.slice(0, head) + link + html.slice(head, afterBody) + note + html.slice(afterBody);
}

function escape(address: string): string {
  return address.replaceAll('&', '&amp;').replaceAll('"', '&quot;');
}

/** Options of {@link preparePage}. */
export interface PrepareOptions extends ReadPageOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** Paths of further pages without a twin. Default none. */
  readonly leftOut?: readonly string[];
}

/** A page's final HTML, and what its twin is made of. */
interface PreparedPage {
  readonly html: string;
  /** `null` for a page without a twin. */
  readonly page: ReadPage | null;
}

/** Reads a page and links it to its twin. */
export function preparePage(file: string, html: string, options: PrepareOptions): PreparedPage {
  const {baseUrl = '/', leftOut = []} = options;
  const document = parse(html);
  // Closes all tags and quotes all values, because simple HTML parsers fail on minified HTML.
  const plain = serialize(document);
  const found = readPage(file, document, options);
  const isWanted = found !== null && !leftOut.map(decodeURI).includes(decodeURI(new URL(found.url).pathname));
  const page = isWanted ? found : null;
  const twinPath = page === null ? null : twinAddress(new URL(page.url).pathname);
  return {html: linkPage(plain, twinPath, `${baseUrl}llms.txt`), page};
}
