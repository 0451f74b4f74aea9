import type {InlineCode, Link, Paragraph, PhrasingContent, RootContent, Text} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {VFile} from 'vfile';
import {didYouMean} from '@help-center/content';
import {literalAttribute, readAttribute, type JsxElement} from '@help-center/mdx-nodes';
import {PageError} from '../PageError.ts';

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

/** What an attribute names; throws a {@link PageError} for an unknown name. `fault` completes `has id="x"`. */
export function readKnown<T>(
  file: VFile,
  element: JsxElement,
  attribute: string,
  known: Readonly<Record<string, T | undefined>>,
  fault: string,
): T {
  const name = readAttribute(element, attribute) ?? '';
  const value = known[name];
  if (value !== undefined) return value;
  const hint = didYouMean(name, Object.keys(known));
  throw new PageError(file, element, `<${element.name}> has ${attribute}="${name}"${fault}.${hint}`);
}
