import type {Nodes} from 'mdast';

/** The words of a node as a reader sees them: without comments, expressions and imports. */
export function textOf(node: Nodes): string {
  if (node.type.startsWith('mdx') && 'value' in node) return '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
