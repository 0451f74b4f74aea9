import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page, Site} from '@help-center/content';

/** Front matter fields with prose. */
export const PROSE_FIELDS: readonly string[] = ['title', 'description', 'sidebar_label'];

/** A phrase in the prose of a page. */
export interface FoundPhrase {
  readonly phrase: string;
  readonly line: number;
}

/** Finds the phrases in the prose of a page that match. */
export function findPhrases(page: Page, pattern: RegExp): FoundPhrase[] {
  const prose = proseOf(page);
  return [...prose.matchAll(pattern)].map(({0: phrase, index}) => ({
    phrase,
    line: prose.slice(0, index).split('\n').length,
  }));
}

/** The text of a page with everything but prose replaced by spaces, so that lines and columns stay the same. */
export function proseOf(page: Page): string {
  const {text, tree} = page;
  const keep: [start: number, end: number][] = [];
  visit(tree, (node: Nodes) => {
    const start = node.position?.start.offset;
    const end = node.position?.end.offset;
    if (start === undefined || end === undefined) return;
    if (node.type === 'text') keep.push([start, end]);
    else if (node.type === 'image' && node.alt) {
      const from = text.indexOf(node.alt, start);
      if (from !== -1 && from < end) keep.push([from, from + node.alt.length]);
    }
  });
  const lines = text.split('\n');
  let offset = 0;
  const fieldLines = new Set(PROSE_FIELDS.map((field) => page.fieldLines.get(field)));
  for (const [index, line] of lines.entries()) {
    if (fieldLines.has(index + 1)) keep.push([offset + line.indexOf(':') + 1, offset + line.length]);
    offset += line.length + 1;
  }
  // Without the "u" flag, so that a character of two code units becomes two spaces.
  const blank = text.replaceAll(/[^\n]/g, ' ');
  return keep
    .sort(([left], [right]) => left - right)
    .reduce(
      (prose, [start, end]) => prose.slice(0, start) + text.slice(start, end) + prose.slice(end),
      blank,
    );
}

/** Matches the products of a site by their folders in the docs, without names that are ordinary words too, such as "License". */
export function productNames({pages}: Pick<Site, 'pages'>): string {
  const folders = [...pages.keys()].map((file) => /^docs\/([^/]+)\//.exec(file)?.[1] ?? '');
  const names = [...new Set(folders)].filter((name) => /^[A-Z]+$/.test(name));
  // Without a product nothing matches.
  return names.length > 0 ? names.join('|') : '(?!)';
}
