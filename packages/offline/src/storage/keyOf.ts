/**
 * The address under which a file is kept: pages lose the slash, `index.html` and `.html` at the end,
 * because hosts answer the same page at each of these.
 */
export function keyOf(pathname: string): string {
  const key = pathname.replace(/(\/index)?\.html$/, '').replace(/\/+$/, '');
  return key === '' ? '/' : key;
}
