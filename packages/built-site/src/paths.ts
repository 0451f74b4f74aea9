/**
 * Where a page is: its file, the address readers see, and its key in tables and caches. Also runs in browsers.
 */

/** Signs that mean themselves in a path, encoded or not, and that `decodeURI` leaves encoded: `$ & + , : ; = @`. */
const PLAIN_SIGN = /%(?:24|26|2B|2C|3A|3B|3D|40)/gi;

/** Decodes a path; a malformed one is returned unchanged and matches no page. */
function decode(path: string): string {
  try {
    return decodeURI(path.replace(PLAIN_SIGN, decodeURIComponent));
  } catch {
    return path;
  }
}

/** The key of an address: the same for all addresses of one page, with or without a final slash, `index.html` or `.html`. */
export function keyOf(pathname: string): string {
  return decode(pathname)
    .trim()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}

/** The path of a built file below the base path; files other than pages keep their name. */
export function pathOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/** The files that may hold the page at an address, likeliest first; none for an address outside the base path. */
export function filesOfPage(pathname: string, baseUrl: string): string[] {
  const key = keyOf(pathname);
  const base = keyOf(baseUrl);
  if (key !== base && !key.startsWith(`${base}/`)) return [];
  const name = key.slice(base.length + 1);
  return name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`];
}
