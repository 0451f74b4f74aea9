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
  const parsed = parseUrl(url);
  if (parsed === null) return {href: '/', external: false};
  const isWeb = parsed.protocol === 'https:' || parsed.protocol === 'http:';
  if (isWeb && externalUrlRegex !== null && new RegExp(externalUrlRegex).test(url)) {
    return {href: parsed.origin === RELATIVE ? toPath(parsed) : parsed.href, external: true};
  }
  return {href: isWeb ? toPath(parsed) : '/', external: false};
}

/** Stands for the site in addresses that are relative, which a careless index may hold. */
const RELATIVE = 'https://relative.invalid';

function parseUrl(url: string): URL | null {
  return URL.canParse(url, RELATIVE) ? new URL(url, RELATIVE) : null;
}

function toPath({pathname, search, hash}: URL): string {
  return pathname + search + hash;
}
