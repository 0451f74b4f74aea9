import type {Emphasis, Heading, Link, Root, Strong, Text} from 'mdast';
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

const SPACE_OR_SIGN = /^[\s\p{P}\p{S}]?$/u;

/**
 * Writes strong text or emphasis. Where the signs around it would keep Markdown from reading the marker, as in Chinese and
 * Japanese, as HTML: the default, character references in the words beside it, is hard to read.
 */
function createMarked(marker: string, name: 'strong' | 'emphasis', tag: string): Handle {
  return (node: Strong | Emphasis, _, state, info) => {
    const exit = state.enter(name);
    const tracker = state.createTracker(info);
    tracker.move(marker);
    const inside = state.containerPhrasing(node, {...tracker.current(), before: marker, after: '*'});
    exit();
    const isRead = (outer: string, inner: string): boolean =>
      /\S/u.test(inner) && (!SPACE_OR_SIGN.test(inner) || SPACE_OR_SIGN.test(outer));
    const [first = '', last = ''] = [/^./su.exec(inside)?.[0], /.$/su.exec(inside)?.[0]];
    const fits = isRead(info.before.slice(-1), first) && isRead(info.after.slice(0, 1), last);
    return fits ? marker + inside + marker : `<${tag}>${inside}</${tag}>`;
  };
}

/** Takes the backslash off `&` and `@` where they mean nothing in Markdown: an address is copied as it stands. */
const unescape = (written: string) => written.replace(/\\@|\\&(?!#?\w+;)/gu, (escaped) => escaped.slice(1));

const writeText: Handle = (node: Text, _, state, info) => unescape(state.safe(node.value, info));
const writeLink: Handle = (node: Link, parent, state, info) =>
  unescape(defaultHandlers.link(node, parent, state, info));
// What the serialiser looks at to see how a link begins.
Object.assign(writeLink, {peek: () => '['});

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
  const markdown = toMarkdown(tree, {
    ...OPTIONS,
    handlers: {
      heading: writeHeading,
      strong: createMarked('**', 'strong', 'strong'),
      emphasis: createMarked('*', 'emphasis', 'em'),
      link: writeLink,
      text: writeText,
    },
  });
  const starts = listLineStarts(markdown);
  const headings = placed.map(({heading, line, column}) => ({
    text: wordsOf(heading),
    depth: heading.depth,
    offset: (starts[line - 1] ?? 0) + column - 1,
  }));
  return {markdown, headings};
}
