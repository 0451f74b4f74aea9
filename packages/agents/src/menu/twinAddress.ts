/**
 * Where the Markdown twin of a page stands: `index.md` below an address that ends with a slash, else the address with `.md`.
 * Works for whole addresses and for paths.
 */
export function twinAddress(address: string): string {
  return address.endsWith('/') ? `${address}index.md` : `${address.replace(/\.html$/, '')}.md`;
}
