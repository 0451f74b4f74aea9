import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {AgentsError} from '../errors.ts';
import {twinAddress} from '../menu/twinAddress.ts';
import {pageKey, type KnownPages} from '../twins/resolveAddresses.ts';

/** Most bytes of a brief, so that it fits in the instructions of a coding assistant. */
const MAX_BRIEF_BYTES = 8_000;

/**
 * Reads the brief of the product with pages in `folder`, `<product>.md` or `<product>/brief.md`; `null` without one. Removes
 * comments and makes links absolute, those to pages leading to their twins. Throws when a link leads to no page of the site
 * or the brief is longer than {@link MAX_BRIEF_BYTES}.
 */
export function readBrief(
  briefsDir: string,
  folder: string,
  origin: string,
  pages: KnownPages,
): string | null {
  const product = folder.split('/').at(-2) ?? '';
  const files = [join(briefsDir, `${product}.md`), join(briefsDir, product, 'brief.md')];
  const file = files.find((path) => existsSync(path));
  if (file === undefined) return null;
  const brief = readFileSync(file, 'utf8')
    .replaceAll(/ ?<!--.*?-->/gs, '')
    .replaceAll(/\]\((\/[^)\s]*)\)/g, (_link, path: string) => {
      const url = new URL(path, origin);
      const page = pages.get(pageKey(url));
      if (page === undefined) {
        throw new AgentsError(
          'AGENTS_BAD_BRIEF',
          `"${file}" links to ${path}, which is not a page. Correct the path.`,
        );
      }
      return `](${twinAddress(page)}${url.hash})`;
    });
  const bytes = Buffer.byteLength(brief);
  if (bytes > MAX_BRIEF_BYTES) {
    throw new AgentsError(
      'AGENTS_BAD_BRIEF',
      `"${file}" has ${bytes} bytes, at most ${MAX_BRIEF_BYTES} are allowed. Shorten it.`,
    );
  }
  return brief;
}
