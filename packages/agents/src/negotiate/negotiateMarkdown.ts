import {existsSync} from 'node:fs';
import type {IncomingMessage, ServerResponse} from 'node:http';
import {join, normalize} from 'node:path';
import {prefersMarkdown} from './prefersMarkdown.ts';

const TYPES: Readonly<Record<string, string>> = {
  '.md': 'text/markdown; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
};

/** The files below the folder that may be the twin of a path. */
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
 * Lets a static server answer a page as Markdown when that is asked for: sends the request on to the twin's file, and
 * sets the headers that both forms of a page need. Works on the path below the site's base path.
 */
export function negotiateMarkdown(folder: string, baseUrl: string) {
  return (request: IncomingMessage, response: ServerResponse): void => {
    const [path = '/', query] = (request.url ?? '/').split('?');
    const decoded = decode(path);
    if (decoded === undefined) return;
    const end = /\.(md|txt)$/.exec(decoded)?.[0];
    if (end !== undefined) setTwinHeaders(response, path, end, baseUrl);
    const twin = findTwin(folder, decoded);
    if (twin === undefined) return;
    response.setHeader('Vary', 'Accept');
    response.setHeader('Link', `<${baseUrl}llms.txt>; rel="llms-txt"`);
    if (!prefersMarkdown(request.headers.accept)) return;
    // The characters that `decodeURI` of the file server gives back.
    const address = encodeURI(twin).replaceAll('?', '%3F').replaceAll('#', '%23');
    setTwinHeaders(response, address, '.md', baseUrl);
    request.url = query === undefined ? address : `${address}?${query}`;
  };
}

/** Briefs and skills are Markdown without a page for people. */
function hasNoPage(path: string): boolean {
  return path.endsWith('/brief.md') || path.startsWith('/.well-known/');
}

function setTwinHeaders(response: ServerResponse, path: string, end: string, baseUrl: string): void {
  response.setHeader('Content-Type', TYPES[end] ?? 'text/plain');
  if (end !== '.md' || hasNoPage(path)) return;
  const page =
    baseUrl +
    path
      .slice(1)
      .replace(/(^|\/)index\.md$/, '$1')
      .replace(/\.md$/, '');
  response.setHeader('Link', `<${page}>; rel="canonical", <${baseUrl}llms.txt>; rel="llms-txt"`);
}
