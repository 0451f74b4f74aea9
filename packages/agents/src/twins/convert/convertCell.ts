import {defaultHandlers, type Handle} from 'hast-util-to-mdast';
import type {Nodes, PhrasingContent, RootContent, TableCell} from 'mdast';
import type {Converter} from './Converter.ts';

const BREAK: PhrasingContent = {type: 'html', value: '<br>'};

function isBlock(node: Nodes): boolean {
  return ['paragraph', 'heading', 'blockquote', 'list', 'listItem', 'code', 'table'].includes(node.type);
}

/** The phrasing content of a node; Markdown tables cannot have blocks. */
function wordsOf(node: RootContent): PhrasingContent[] {
  if (node.type === 'code') {
    return join(
      node.value
        .split('\n')
        .filter((line) => line.trim() !== '')
        .map((line): PhrasingContent[] => [{type: 'inlineCode', value: line}]),
    );
  }
  if (!('children' in node) || !isBlock(node)) return [node as PhrasingContent];
  return flatten(node.children);
}

function join(parts: PhrasingContent[][]): PhrasingContent[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, index) => (index === 0 ? part : [BREAK, ...part]));
}

function flatten(nodes: readonly RootContent[]): PhrasingContent[] {
  const parts: PhrasingContent[][] = [[]];
  for (const node of nodes) {
    if (isBlock(node)) parts.push(wordsOf(node), []);
    else if (node.type === 'break') parts.push([]);
    else parts.at(-1)?.push(node as PhrasingContent);
  }
  return join(parts);
}

/** Converts a table cell; its paragraphs and list items become lines. */
export const convertCell: Converter = (state, element) => {
  const cell = (defaultHandlers as Record<string, Handle>).td?.(state, element, undefined) as TableCell;
  return {...cell, children: flatten(cell.children)};
};
