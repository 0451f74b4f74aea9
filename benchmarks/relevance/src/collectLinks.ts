import type {Nodes} from 'mdast';
import {inlineText} from './inlineText.ts';
import type {PageLink} from './PageDocument.ts';

/** The links of a node and below it: Markdown links, and JSX elements with a literal `href` or `to`. */
export function collectLinks(node: Nodes): PageLink[] {
  if (node.type === 'link') return [{text: inlineText(node), href: node.url}];
  if (node.type === 'mdxJsxTextElement' || node.type === 'mdxJsxFlowElement') {
    const href = node.attributes.find(
      (attribute) => attribute.type === 'mdxJsxAttribute' && ['href', 'to'].includes(attribute.name),
    )?.value;
    if (typeof href === 'string') return [{text: inlineText(node), href}];
  }
  return 'children' in node ? node.children.flatMap(collectLinks) : [];
}
