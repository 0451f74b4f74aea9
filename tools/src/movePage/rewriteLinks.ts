import {posix} from 'node:path';
import {visit} from 'unist-util-visit';
import type {Page} from '@help-center/content';

/** The path of a file after the move. */
export type Relocate = (file: string) => string;

interface Edit {
  readonly start: number;
  readonly end: number;
  readonly url: string;
}

function isRelative(url: string): boolean {
  return !/^(?:[a-z][a-z\d+.-]*:|\/|#|@)/i.test(url) && url !== '';
}

function relocateUrl(page: Page, url: string, relocate: Relocate): string {
  const [, path = '', rest = ''] = /^([^?#]*)(.*)$/.exec(url) ?? [];
  if (!isRelative(path)) return url;
  const target = relocate(posix.normalize(posix.join(page.folder, path)));
  const relative = posix.relative(posix.dirname(relocate(page.file)), target);
  const wanted = relative.startsWith('.') ? relative : `./${relative}`;
  return posix.normalize(wanted) === posix.normalize(path) ? url : `${wanted}${rest}`;
}

/** The text of a page with its links and pictures rewritten for a move. */
export function rewriteLinks(page: Page, relocate: Relocate, urls: ReadonlyMap<string, string>): string {
  const edits: Edit[] = [];
  visit(page.tree, (node) => {
    if (node.type !== 'link' && node.type !== 'image' && node.type !== 'definition') return;
    const start = node.position?.start.offset ?? 0;
    const end = node.position?.end.offset ?? 0;
    const [path = '', anchor] = node.url.split('#');
    const known = urls.get(path.replace(/\/?$/, '/'));
    const url =
      known === undefined ? relocateUrl(page, node.url, relocate) : [known, anchor].filter(Boolean).join('#');
    const from = page.text.lastIndexOf(node.url, end);
    if (url !== node.url && from >= start) edits.push({start: from, end: from + node.url.length, url});
  });
  return edits
    .sort((left, right) => right.start - left.start)
    .reduce((text, {start, end, url}) => text.slice(0, start) + url + text.slice(end), page.text);
}
