import type {InlineCode, Link, Paragraph, PhrasingContent, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {literalAttribute} from '@help-center/mdx-nodes';

/** Marks elements as plain HTML for MDX: the theme's `details` needs a script, and its link checks anchors. */
export const PLAIN: object = {_mdxExplicitJsx: true};

export const text = (value: string): Text => ({type: 'text', value});

export const code = (value: string): InlineCode => ({type: 'inlineCode', value});

export const paragraph = (...children: PhrasingContent[]): Paragraph => ({type: 'paragraph', children});

export const link = (url: string, ...children: PhrasingContent[]): Link => ({
  type: 'link',
  url,
  children,
});

/** An element of HTML in a page. */
export function html(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  ...children: RootContent[]
): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    data: PLAIN,
    attributes: Object.entries(attributes).map(([key, value]) => literalAttribute(key, value)),
    children: children as MdxJsxFlowElement['children'],
  };
}
