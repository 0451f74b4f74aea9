import type {SiteFiles} from '@help-center/built-site';

/** Up to this many bytes, inlining a picture is cheaper than a request. */
const MAX_BYTES = 1024;

function toDataAddress(svg: string): string {
  // Escape only what would end the attribute or the address; the rest compresses better with the page unescaped.
  const escaped = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&{}\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}

/** Returns a function that gives small drawings of the site as `data:` addresses, by their address in pages. */
export function createInlinePicture(
  files: SiteFiles,
  baseUrl: string,
): (address: string) => string | undefined {
  const known = new Map<string, string | undefined>();
  return (address) => {
    if (!address.startsWith(baseUrl) || !address.endsWith('.svg')) return undefined;
    if (!known.has(address)) {
      const name = address.slice(baseUrl.length);
      const content = files.has(name) ? files.read(name) : undefined;
      const isSmall = content !== undefined && content.length <= MAX_BYTES;
      known.set(address, isSmall ? toDataAddress(content.toString('utf8')) : undefined);
    }
    return known.get(address);
  };
}
