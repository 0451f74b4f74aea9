/** An address of another host in quotes whose path ends in `.js`. */
const ADDRESS = /(["'`])((?:https?:)?\/\/[^\s"'`\\]+?\.js(?:[?#][^\s"'`\\]*)?)\1/g;

/** Addresses of scripts that an inline script names as text, as those do which put a tag manager into the page. */
export function listInjectedScripts(script: string): string[] {
  return [...script.matchAll(ADDRESS)].map(([, , address = '']) => address);
}
