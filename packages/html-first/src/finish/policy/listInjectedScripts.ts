/** A quoted absolute address whose path ends in `.js`. */
const ADDRESS = /(["'`])((?:https?:)?\/\/[^\s"'`\\]+?\.js(?:[?#][^\s"'`\\]*)?)\1/g;

/** Addresses of scripts in the text of an inline script, such as one that adds a tag manager. */
export function listInjectedScripts(script: string): string[] {
  return [...script.matchAll(ADDRESS)].map(([, , address = '']) => address);
}
