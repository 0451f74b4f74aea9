import {keyOf} from '@help-center/built-site';
import type {SiteFile, SitePage} from '../site/SiteFile.ts';

/** A mistake in an agent's request; the message says how to correct it. */
export class ReaderError extends Error {
  override readonly name = 'ReaderError';
}

/** A key that a page shares with its Markdown twin, ignoring case. */
const toKey = (path: string) => keyOf(path.replace(/\.md$/, '.html')).toLowerCase();

/** Decodes a path or an anchor; returns a malformed one unchanged. */
export function decodePath(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

function follow(site: SiteFile, path: string): string {
  const from = Object.keys(site.redirects).find((name) => toKey(decodePath(name)) === toKey(path));
  return from === undefined ? path : decodePath(site.redirects[from] ?? path);
}

/**
 * Finds a page by its URL, path or title, and returns it with the anchor; `undefined` if there is none.
 * Throws a {@link ReaderError} for URLs of other sites.
 */
export function findPage(site: SiteFile, asked: string): {page: SitePage; anchor: string} | undefined {
  const text = asked.trim();
  // Titles may have a number sign.
  const named = (title: string) =>
    site.pages.find((page) => page.title.toLowerCase() === title.toLowerCase());
  const titled = named(text);
  if (titled !== undefined) return {page: titled, anchor: ''};
  const base = new URL(site.url);
  const isAddress = /^[a-z][a-z0-9+.-]*:/i.test(text) || text.startsWith('//');
  if (isAddress && (!URL.canParse(text, site.url) || new URL(text, base).host !== base.host)) {
    throw new ReaderError(
      `Only pages of ${site.url} can be read, not "${text}". Ask search_docs for the page you need.`,
    );
  }
  const [path = '', anchor = ''] = isAddress
    ? [new URL(text, base).pathname, new URL(text, base).hash.slice(1)]
    : text.split('#');
  const absolute = path.startsWith('/') ? path : base.pathname + path;
  const wanted = follow(site, decodePath(absolute.split('?')[0] ?? ''));
  const found =
    site.pages.find(({url}) => toKey(decodePath(new URL(url).pathname)) === toKey(wanted)) ?? named(path);
  return found && {page: found, anchor};
}
