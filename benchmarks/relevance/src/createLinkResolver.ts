import {posix} from 'node:path';
import type {PageDocument} from './PageDocument.ts';

/** Finds the absolute address that a link of a page leads to; `null` when it leads to no page of the set. */
export type ResolveLink = (from: PageDocument, href: string) => string | null;

/**
 * Resolves links as documentation tools do: a path to a source file, a path from the root of the sources or of the
 * site, or an address relative to the page's own. Extensions, `index` and a closing slash do not matter.
 */
export function createLinkResolver(pages: readonly PageDocument[]): ResolveLink {
  const urlOf = new Map(
    pages.flatMap((page) => [
      [keyOf(page.url), page.url],
      [keyOf(`/${page.path}`), page.url],
    ]),
  );
  return (from, href) => {
    const [target = '', anchor] = href.split('#', 2);
    if (target === '' || /^(?:mailto|tel|javascript|data):/i.test(target)) return null;
    const file = posix.join('/', posix.dirname(from.path), target);
    const candidates = target.startsWith('/') ? [target] : [file];
    if (URL.canParse(target, from.url)) candidates.push(new URL(target, from.url).href);
    const url = candidates
      .map((candidate) => urlOf.get(keyOf(candidate)))
      .find((found) => found !== undefined);
    if (url === undefined) return null;
    return anchor === undefined || anchor === '' ? url : `${url}#${anchor}`;
  };
}

function keyOf(address: string): string {
  return address
    .replace(/[?#].*$/, '')
    .replace(/\/$/, '')
    .replace(/\.(?:mdx?|html)$/, '')
    .replace(/\/(?:index|README)$/i, '')
    .toLowerCase();
}
