/**
 * Where a page is: the file that holds it, the address that readers see, and the key under which tables and caches keep
 * it. Runs in browsers, too.
 */

/** Decodes a path; one that is not well formed stays as it is, and belongs to no page. */
function decode(path: string): string {
  try {
    return decodeURI(path);
  } catch {
    return path;
  }
}

/** The same for every address at which hosts answer with the same page: without the slash, `index.html` or `.html` at its end. */
export function keyOf(pathname: string): string {
  return decode(pathname)
    .trim()
    .replace(/(?:\/index)?\.html$/, '')
    .replace(/\/+$/, '');
}

/** The path below the base path that a file of a built site answers at; files that are no pages keep their name. */
export function pathOfFile(file: string): string {
  return file.replace(/(^|\/)index\.html$/, '$1');
}

/** The files of a built site that may hold the page at an address, the likeliest first; none outside the base path. */
export function filesOfPage(pathname: string, baseUrl: string): string[] {
  const key = keyOf(pathname);
  const base = keyOf(baseUrl);
  if (key !== base && !key.startsWith(`${base}/`)) return [];
  const name = key.slice(base.length + 1);
  return name === '' ? ['index.html'] : [`${name}/index.html`, `${name}.html`];
}
