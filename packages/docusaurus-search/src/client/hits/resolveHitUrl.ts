/** Where a hit leads. */
export interface HitTarget {
  /** Address for the link. */
  readonly href: string;
  /** Whether the page is left: full navigation instead of navigation inside the site. */
  readonly external: boolean;
}

/**
 * An address that matches `externalUrlRegex` is opened as it is; of any other one the path counts,
 * because the index names the published site while the reader may be on a preview of it.
 */
export function resolveHitUrl(url: string, externalUrlRegex: string | null): HitTarget {
  if (!URL.canParse(url, RELATIVE)) return {href: '/', external: false};
  const {origin, protocol, pathname, search, hash, href} = new URL(url, RELATIVE);
  if (!/^https?:/.test(protocol)) return {href: '/', external: false};
  const external = externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url);
  return {href: external && origin !== RELATIVE ? href : pathname + search + hash, external};
}

/** Stands for the site in addresses that are relative, which a careless index may hold. */
const RELATIVE = 'https://relative.invalid';
