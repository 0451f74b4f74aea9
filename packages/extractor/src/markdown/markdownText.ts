import {cleanText} from '../cleanText.ts';
import {jsxAttribute, type MarkdownNode} from './MarkdownNode.ts';

const SILENT_COMPONENTS = new Set([
  'head',
  'Head',
  'script',
  'style',
  'button',
  'iframe',
  'input',
  'nav',
  'TOCInline',
]);

/** Whether the component's text is not searched. */
export function isSilent(node: MarkdownNode): boolean {
  if (SILENT_COMPONENTS.has(node.name ?? '') || jsxAttribute(node, 'aria-hidden') === 'true') return true;
  return jsxAttribute(node, 'data-search-ignore') !== null;
}

/** Whether the node is a component or an HTML element. */
export function isComponent(node: MarkdownNode): boolean {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement';
}

/** The unnormalised text below a node. */
export function rawMarkdownText(node: MarkdownNode): string {
  if (isComponent(node) && isSilent(node)) return '';
  if (node.type === 'text' || node.type === 'inlineCode' || node.type === 'code') return node.value ?? '';
  if (node.type === 'image' || node.type === 'imageReference') return ` ${node.alt ?? ''} `;
  if (node.type === 'break') return ' ';
  if (node.type === 'html') return (node.value ?? '').replace(/<!--[\s\S]*?-->|<[^>]+>/g, ' ');
  if (isComponent(node) && (node.name === 'img' || node.name === 'Image'))
    return ` ${jsxAttribute(node, 'alt') ?? ''} `;
  if (isComponent(node) && node.name === 'br') return ' ';
  if (isComponent(node) && node.name === 'svg') return ` ${svgText(node)} `;
  const text = (node.children ?? []).map(rawMarkdownText).join('');
  // A colon followed by a word in running text parses as a directive.
  if (node.type === 'textDirective') return `:${node.name ?? ''}${text === '' ? '' : `[${text}]`}`;
  return text;
}

function svgText(svg: MarkdownNode): string {
  const parts = (svg.children ?? []).flatMap((child) =>
    isComponent(child) ? [child] : (child.children ?? []),
  );
  return parts
    .filter(({name}) => name === 'title' || name === 'desc')
    .map(markdownText)
    .join('. ');
}

/** The text of the node on one line. */
export function markdownText(node: MarkdownNode): string {
  return cleanText(rawMarkdownText(node));
}
