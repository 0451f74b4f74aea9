/** The URL or path of a page's Markdown twin: with `index.md` after a trailing slash, otherwise with the extension `.md`. */
export function twinAddress(address: string): string {
  return address.endsWith('/') ? `${address}index.md` : `${address.replace(/\.html$/, '')}.md`;
}
