import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, normalize} from 'node:path';

interface MediaRange {
  readonly type: string;
  readonly quality: number;
}

function parseAccept(accept: string): MediaRange[] {
  return accept.split(',').map((range) => {
    const [type = '', ...parameters] = range.split(';').map((part) => part.trim().toLowerCase());
    const named = parameters.find((parameter) => parameter.startsWith('q='));
    const quality = named === undefined ? 1 : Number(named.slice(2));
    return {type, quality: Number.isFinite(quality) ? Math.min(Math.max(quality, 0), 1) : 0};
  });
}

function qualityOf(ranges: readonly MediaRange[], type: string): number | undefined {
  return ranges.find((range) => range.type === type)?.quality;
}

/**
 * Whether an `Accept` header names Markdown and does not prefer HTML. Wildcards alone mean HTML, because browsers and simple
 * clients send them.
 *
 * @see https://www.rfc-editor.org/rfc/rfc9110#name-accept
 */
export function prefersMarkdown(accept: string | undefined): boolean {
  const ranges = parseAccept(accept ?? '');
  const markdown = qualityOf(ranges, 'text/markdown') ?? 0;
  return markdown > 0 && markdown >= (qualityOf(ranges, 'text/html') ?? 0);
}

/** The possible files of a path's twin. */
function candidates(path: string): string[] {
  return path.endsWith('/') ? [`${path}index.md`] : [`${path}.md`, `${path}/index.md`];
}

function findTwin(folder: string, path: string): string | undefined {
  if (/\.[a-z0-9]+$/i.test(path) && !path.endsWith('.html')) return undefined;
  return candidates(path.replace(/(\/index)?\.html$/, '')).find((name) => {
    const file = normalize(join(folder, name));
    return file.startsWith(normalize(folder)) && existsSync(file);
  });
}

function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path);
  } catch {
    return undefined;
  }
}

/**
 * Makes a static server answer with a page's Markdown twin when the request prefers Markdown: rewrites the request to the
 * twin's file, and sets the headers of both variants but their type. Expects the path below the site's base path.
 */
export function negotiateMarkdown(folder: string, baseUrl: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const decoded = decode(path);
    if (decoded === undefined) return;
    if (decoded.endsWith('.md')) setTwinLink(response, path, baseUrl);
    const twin = findTwin(folder, decoded);
    if (twin === undefined) return;
    response.setHeader('Vary', 'Accept');
    response.setHeader('Link', `<${baseUrl}llms.txt>; rel="llms-txt"`);
    if (!prefersMarkdown(request.headers.accept)) return;
    // Also encodes what the file server's `decodeURI` leaves encoded.
    const address = encodeURI(twin).replaceAll('?', '%3F').replaceAll('#', '%23');
    setTwinLink(response, address, baseUrl);
    request.url = query === undefined ? address : `${address}?${query}`;
  };
}

function setTwinLink(response: ServerResponse, path: string, baseUrl: string): void {
  // A brief has no HTML page.
  if (path.endsWith('/brief.md')) return;
  const page =
    baseUrl +
    path
      .slice(1)
      .replace(/(^|\/)index\.md$/, '$1')
      .replace(/\.md$/, '');
  response.setHeader('Link', `<${page}>; rel="canonical", <${baseUrl}llms.txt>; rel="llms-txt"`);
}
