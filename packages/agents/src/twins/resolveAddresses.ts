import type {Root} from 'mdast';
import {visit} from 'unist-util-visit';
import {twinAddress} from '../menu/twinAddress.ts';

/** URLs of the pages with twins, by {@link pageKey}. */
export type KnownPages = ReadonlyMap<string, string>;

/** The key of a page, equal for all spellings of its URL. */
export function pageKey(url: URL): string {
  return url.origin + url.pathname.replace(/\/index\.html$|\.html$|\/$/, '');
}

function resolve(address: string, base: string, pages: KnownPages): string {
  if (!URL.canParse(address, base)) return address;
  const url = new URL(address, base);
  const page = url.search === '' ? pages.get(pageKey(url)) : undefined;
  return page === undefined ? url.href : twinAddress(page) + url.hash;
}

/** Makes URLs absolute and points links to pages with twins to the twins. */
export function resolveAddresses(tree: Root, base: string, pages: KnownPages): void {
  visit(tree, (node) => {
    if (node.type === 'link') node.url = resolve(node.url, base, pages);
    if (node.type === 'image' && URL.canParse(node.url, base)) node.url = new URL(node.url, base).href;
  });
}
