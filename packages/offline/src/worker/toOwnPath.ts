/**
 * The path and query of an address on this site, or `undefined` for an address that leads elsewhere. The browser's own
 * reading decides: it drops tabs and takes backslashes for slashes, so that a path may name another host.
 */
export function toOwnPath(address: string | null, site: string): string | undefined {
  if (address === null) return undefined;
  const {origin, pathname: base} = new URL(site);
  const url = URL.canParse(address, site) ? new URL(address, site) : undefined;
  if (url === undefined || url.origin !== origin || !url.pathname.startsWith(base)) return undefined;
  // A path may itself begin with two slashes, and would be read as a host when it is followed.
  return /^\/[/\\]/.test(url.pathname) ? undefined : url.pathname + url.search;
}
