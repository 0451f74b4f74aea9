import type {BlockContent, Code, List, Paragraph, PhrasingContent} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ProviderValueData} from '../../data/products/ProductData.ts';
import {literalAttribute} from '@help-center/mdx-nodes';

/** A value without an answer, with its product. */
export interface OpenValue extends ProviderValueData {
  readonly product: string;
}

/** Anchor of the questions of a page. */
export const QUESTIONS_ANCHOR = 'values';
/** Former anchor of the questions, kept for readers' links. */
const OLD_ANCHOR = 'not-published';

/** Marks elements as plain HTML for MDX: the theme's `details` needs a script, and its link checks anchors. */
export const PLAIN: object = {_mdxExplicitJsx: true};

function message(open: readonly OpenValue[], title: string | undefined): Code {
  const products = [...new Set(open.map(({product}) => product))].join(', ');
  return {
    type: 'code',
    lang: 'text',
    meta: 'title="Message to support"',
    value: [
      ...(products === 'License'
        ? ['Product and version:']
        : products.split(', ').map((product) => `${product} version:`)),
      'Windows version:',
      ...(title === undefined ? [] : [`Page I was following: ${title}`]),
      'Questions about our version:',
      ...open.map(({label}, index) => `${index + 1}. ${label}:`),
    ].join('\n'),
  };
}

function paragraph(...children: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children};
}

function notes(open: readonly OpenValue[]): BlockContent[] {
  const items = open.flatMap(({label, note}) => (note === undefined ? [] : [`${label}: ${note}`]));
  if (items.length === 0) return [];
  const list: List = {
    type: 'list',
    children: items.map((value) => ({
      type: 'listItem',
      children: [paragraph({type: 'text', value})],
    })),
  };
  return [paragraph({type: 'text', value: 'Until you have the answers:'}), list];
}

/** One collapsed line for all open values of a page, with the questions ready to send. */
export function providerQuestions(
  open: readonly OpenValue[],
  {title, ready}: {title?: string | undefined; ready?: string | undefined},
): MdxJsxFlowElement {
  const enclose = ready === undefined ? '.' : `, together with ${ready}.`;
  return {
    type: 'mdxJsxFlowElement',
    name: 'details',
    data: PLAIN,
    attributes: [literalAttribute('className', 'folded'), literalAttribute('id', QUESTIONS_ANCHOR)],
    children: [
      {
        type: 'mdxJsxFlowElement',
        name: 'summary',
        data: PLAIN,
        attributes: [literalAttribute('id', OLD_ANCHOR)],
        children: [{type: 'text', value: `Questions for support (${open.length})`} as never],
      },
      paragraph({
        type: 'text',
        value: `Copy this message, fill it in and send it to support${enclose}`,
      }),
      message(open, title),
      ...notes(open),
    ],
  };
}
