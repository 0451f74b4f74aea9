const FIELD = /^redirect_from:.*(?:\n[ \t]*- .*)*\n/m;

function readList(text: string): string[] {
  const block = FIELD.exec(text)?.[0] ?? '';
  const inline = /^redirect_from:\s*\[(.*)\]/.exec(block)?.[1];
  const items =
    inline === undefined
      ? [...block.matchAll(/^[ \t]*- (.*)$/gm)].map(([, item = '']) => item)
      : inline.split(',');
  return items.map((item) => item.trim().replaceAll(/^['"]|['"]$/g, '')).filter(Boolean);
}

/** Adds `oldUrl` to a page's `redirect_from`, and removes the page's own address, `newUrl`, from it. */
export function redirectFrom(text: string, oldUrl: string, newUrl: string): string {
  const urls = [...new Set([...readList(text).filter((url) => url !== newUrl), oldUrl])];
  const field = `redirect_from:\n${urls.map((url) => `  - ${url}\n`).join('')}`;
  if (FIELD.test(text)) return text.replace(FIELD, () => field);
  return text.replace(/^last_reviewed:.*\n/m, (line) => `${line}${field}`);
}
