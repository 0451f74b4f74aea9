import {ExtractError} from './errors.ts';

/** Parses the URL of a site. Throws `EXTRACT_BAD_SITE_URL` for anything but http or https. */
export function parseSiteUrl(siteUrl: string): URL {
  const url = URL.canParse(siteUrl) ? new URL(siteUrl) : null;
  if (url?.protocol === 'https:' || url?.protocol === 'http:') return url;
  throw new ExtractError(
    'EXTRACT_BAD_SITE_URL',
    `the site address "${siteUrl}" is not an http or https address; write it like "https://help.example.com".`,
  );
}

/**
 * The absolute URL of a built page, on the origin of `siteUrl` if given: of the addresses that the page gives itself the one
 * that leads to its file, else the first one, else the path of the file.
 * Throws `EXTRACT_NO_SITE_URL` when neither the page nor the caller names the site.
 */
export function pageUrl(file: string, ownUrls: readonly string[], siteUrl: string | undefined): string {
  const path = filePath(file);
  const addresses = ownUrls.filter((url) => URL.canParse(url)).map((url) => new URL(url));
  const own = addresses.find(({pathname}) => withoutEnd(pathname).endsWith(withoutEnd(path))) ?? addresses[0];
  if (siteUrl !== undefined) return new URL(own?.pathname ?? path, parseSiteUrl(siteUrl)).href;
  if (own !== undefined) return new URL(own.pathname, own).href;
  throw new ExtractError(
    'EXTRACT_NO_SITE_URL',
    `"${file}" does not name its own address (og:url or canonical); pass the site's address with --url https://….`,
  );
}

function filePath(file: string): string {
  const path = file.replace(/(^|\/)index\.html$/, '$1').replace(/\.html$/, '');
  return `/${path.split('/').map(encodeURIComponent).join('/')}`;
}

const withoutEnd = (pathname: string): string => pathname.replace(/(?:\.html|\/)$/, '');
