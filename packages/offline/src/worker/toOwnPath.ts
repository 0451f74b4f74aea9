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
