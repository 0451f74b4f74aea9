import type {Heading, Root} from 'mdast';
import {gfmToMarkdown} from 'mdast-util-gfm';
import {defaultHandlers, toMarkdown, type Handle, type Options} from 'mdast-util-to-markdown';
import {visit} from 'unist-util-visit';

/** A heading with its offset in a Markdown text. */
export interface WrittenHeading {
  /** Its plain text on one line. */
  readonly text: string;
  readonly depth: Heading['depth'];
  /** Characters of the text before it. */
  readonly offset: number;
}

const OPTIONS: Options = {
  bullet: '-',
  rule: '-',
  listItemIndent: 'one',
  resourceLink: true,
  extensions: [gfmToMarkdown({tablePipeAlign: false})],
};

function wordsOf(heading: Heading): string {
  let words = '';
  visit(heading, (node) => {
    if (node.type === 'text' || node.type === 'inlineCode') words += node.value;
    else if (node.type === 'break') words += ' ';
  });
  return words.replace(/[\s\u200B]+/g, ' ').trim();
}

/** The offset of each line of a text, as the serialiser counts lines. */
function listLineStarts(text: string): number[] {
  return [0, ...[...text.matchAll(/\r?\n|\r/g)].map(({0: end, index}) => index + end.length)];
}

/**
 * Serialises a tree as Markdown, with the offsets of its headings. These come from the serialiser, because parsing the text
 * again would take longer than writing it.
 */
export function writeMarkdown(tree: Root): {
  readonly markdown: string;
  readonly headings: readonly WrittenHeading[];
} {
  const placed: {readonly heading: Heading; readonly line: number; readonly column: number}[] = [];
  const writeHeading: Handle = (node: Heading, parent, state, info) => {
    placed.push({heading: node, ...info.now});
    return defaultHandlers.heading(node, parent, state, info);
  };
  const markdown = toMarkdown(tree, {...OPTIONS, handlers: {heading: writeHeading}});
  const starts = listLineStarts(markdown);
  const headings = placed.map(({heading, line, column}) => ({
    text: wordsOf(heading),
    depth: heading.depth,
    offset: (starts[line - 1] ?? 0) + column - 1,
  }));
  return {markdown, headings};
}
