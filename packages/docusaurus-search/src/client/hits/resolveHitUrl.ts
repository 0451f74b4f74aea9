/** Where a hit leads. */
export interface HitTarget {
  /** Address for the link. */
  readonly href: string;
  /** Whether it needs a full navigation instead of one inside the site. */
  readonly external: boolean;
}

/**
 * An address that matches `externalUrlRegex` is kept as it is. Any other is reduced to its path, because the index names
 * the published site while the reader may be on a preview of it.
 */
export function resolveHitUrl(url: string, externalUrlRegex: string | null): HitTarget {
  if (!URL.canParse(url, RELATIVE)) return {href: '/', external: false};
  const {origin, protocol, pathname, search, hash, href} = new URL(url, RELATIVE);
  if (!/^https?:/.test(protocol)) return {href: '/', external: false};
  const external = externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url);
  return {href: external && origin !== RELATIVE ? href : pathname + search + hash, external};
}

/** Base for relative addresses, which a foreign index may hold. */
const RELATIVE = 'https://relative.invalid';
