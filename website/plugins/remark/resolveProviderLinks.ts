import type {Link, Root, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {didYouMean} from '@help-center/content';
import {isJsxElement, readAttribute} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';

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
      const to = readAttribute(node, 'to') ?? '';
      const address = addresses[to];
      if (address === undefined) {
        throw new PageError(
          file,
          node,
          `<ProviderLink> has to="${to}". Use ${Object.keys(addresses).join(', ')}.${didYouMean(to, Object.keys(addresses))}`,
        );
      }
      const own = node.children.flatMap((child) => (child.type === 'paragraph' ? child.children : [child]));
      const link: Link = {
        type: 'link',
        url: address.url,
        children: own.length > 0 ? (own as Link['children']) : [{type: 'text', value: address.label}],
      };
      const block = node.type === 'mdxJsxFlowElement';
      parent.children[index] = (block ? {type: 'paragraph', children: [link]} : link) as RootContent;
    });
  };
}
