import {readFileSync, readdirSync} from 'node:fs';
import {join, relative, sep} from 'node:path';
import {pathOfFile} from '@help-center/content';

/** The addresses of a built site. */
export interface BuiltUrls {
  /** Paths of pages and, after `#`, their anchors; sorted. */
  readonly urls: readonly string[];
  /** Paths that redirect. */
  readonly redirected: ReadonlySet<string>;
}

// Lists generated from other pages come and go with them.
const DERIVED = /^\/(?:404|docs\/tags|blog\/(?:tags|authors|page|archive))(?:$|\/|\.html)/;
const HEADING = /<h[2-6]\b[^>]*?\sid=("?)([^"\s>]+)\1/g;
const ANCHOR = /<(?:a|span|li|details|summary)\s(?:[^>]*?\s)?id=("?)([^"\s>]+)\1/g;

/** The canonical path of a page, or the one derived from its file. */
function toUrl(file: string, html: string): string {
  const link = /<link\b[^>]*\brel="?canonical\b[^>]*>/.exec(html)?.[0] ?? '';
  const canonical = /\bhref="?([^"\s>]+)/.exec(link)?.[1]?.replaceAll('&amp;', '&');
  const isRedirect = /http-equiv="?refresh/i.test(html);
  if (canonical !== undefined && URL.canParse(canonical) && !isRedirect) {
    return new URL(canonical).pathname;
  }
  return `/${pathOfFile(file.split(sep).join('/')).replace(/\.html$/, '')}`;
}

function anchorsIn(html: string): string[] {
  const main = html.slice(Math.max(0, html.indexOf('<main')));
  const ids = [...main.matchAll(HEADING), ...main.matchAll(ANCHOR)].map(([, , id = '']) => id);
  // React generates ids such as "_R_1_", which are not anchors.
  return [...new Set(ids)].filter((id) => /^[a-z\d]/i.test(id));
}

/** Collects the addresses of a built site. */
export function collectUrls(buildDir: string): BuiltUrls {
  const urls: string[] = [];
  const redirected = new Set<string>();
  const files = readdirSync(buildDir, {recursive: true, withFileTypes: true})
    .filter((entry) => entry.isFile() && entry.name.endsWith('.html'))
    .map((entry) => relative(buildDir, join(entry.parentPath, entry.name)));
  for (const file of files) {
    const html = readFileSync(join(buildDir, file), 'utf8');
    const url = toUrl(file, html);
    if (DERIVED.test(url)) continue;
    if (/http-equiv="?refresh/i.test(html)) redirected.add(url);
    else urls.push(url, ...anchorsIn(html).map((id) => `${url}#${id}`));
  }
  return {urls: urls.sort(), redirected};
}
