import {keyOf as pageKeyOf} from '@help-center/built-site/paths';

/** Names of the caches of one site. */
export interface CacheNames {
  /** Start of all names; differs between sites of an origin. */
  readonly prefix: string;
  /** Visited pages. */
  readonly pages: string;
  /** Files used by visited pages and searches. */
  readonly assets: string;
  /** The offline page, shown when another page is not available. */
  shell(version: string): string;
  /** A saved copy; complete once it contains the list of its files. */
  saved(version: string): string;
}

/** The names for the site below that base path. */
export function cacheNames(baseUrl: string): CacheNames {
  const prefix = `help-center ${baseUrl} `;
  return {
    prefix,
    pages: `${prefix}pages`,
    assets: `${prefix}assets`,
    shell: (version) => `${prefix}shell ${version}`,
    saved: (version) => `${prefix}saved ${version}`,
  };
}

/** Names of the caches that start with a text, in the order of their creation. */
export async function listCaches(start: string): Promise<string[]> {
  return (await caches.keys()).filter((name) => name.startsWith(start));
}

/** Deletes the caches whose names start with a text, except those to keep. */
export async function deleteCaches(
  start: string,
  isKept: (name: string) => boolean = () => false,
): Promise<void> {
  for (const name of await listCaches(start)) if (!isKept(name)) await caches.delete(name);
}

/** The cache key of a page: the same for all addresses at which hosts serve it. */
export function keyOf(pathname: string): string {
  return pageKeyOf(pathname) || '/';
}

/**
 * The path and query of an address on this site, or `undefined` for one that leads elsewhere. Parsed by the browser, which
 * drops tabs and reads backslashes as slashes, so that a path may name another host.
 */
export function toOwnPath(address: string | null, site: string): string | undefined {
  if (address === null) return undefined;
  const {origin, pathname: base} = new URL(site);
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  if (url === undefined || url.origin !== origin || !url.pathname.startsWith(base)) return undefined;
  // A path that begins with two slashes would be followed as a host.
  return /^\/[/\\]/.test(url.pathname) ? undefined : url.pathname + url.search;
}
