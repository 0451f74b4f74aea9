import type {SiteFiles} from '@help-center/built-site';

/** Up to this many bytes a picture costs less inside the page than as a request of its own. */
const MAX_BYTES = 1024;

function toDataAddress(svg: string): string {
  // Only what would end the attribute or the address; the rest stays readable and compresses with the page.
  const escaped = svg
    .trim()
    .replaceAll('"', "'")
    .replace(/[%#<>&{}\n]/g, (character) => encodeURIComponent(character));
  return `data:image/svg+xml,${escaped}`;
}

/** Reads small drawings of a built site as `data:` addresses, by the addresses that pages know them by. */
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
