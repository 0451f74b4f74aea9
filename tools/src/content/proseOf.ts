import type {Nodes} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from '@help-center/content';

/** Fields of the front matter that people read. */
export const PROSE_FIELDS: readonly string[] = ['title', 'description', 'sidebar_label'];

/** The text of a page in which everything that is no prose is blank, so that lines and columns stay what they are. */
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
  // Without the flag "u" a letter of two code units becomes two spaces, so that places stay.
  const blank = text.replaceAll(/[^\n]/g, ' ');
  return keep
    .sort(([left], [right]) => left - right)
    .reduce(
      (prose, [start, end]) => prose.slice(0, start) + text.slice(start, end) + prose.slice(end),
      blank,
    );
}
