import type {PhrasingContent, Root} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsxElement} from '@help-center/mdx-nodes';
import {link, paragraph, text, readKnown} from './nodes.ts';

/** An address of the provider and its default link text. */
export interface ProviderAddress {
  readonly url: string;
  readonly label: string;
}

/** Replaces `<ProviderLink to="…">` by a link to the provider's portal, website, video channel or support. */
export function resolveProviderLinks({addresses}: {addresses: Readonly<Record<string, ProviderAddress>>}) {
  return (tree: Root, file: VFile): void => {
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'ProviderLink' || !parent || index === undefined) return;
      const address = readKnown(file, node, 'to', addresses, `. Use ${Object.keys(addresses).join(', ')}`);
      const own = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
      const words = own.length > 0 ? (own as PhrasingContent[]) : [text(address.label)];
      const linked = link(address.url, ...words);
      parent.children[index] = node.type === 'mdxJsxFlowElement' ? paragraph(linked) : linked;
    });
  };
}
