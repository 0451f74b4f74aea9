import type {BlockContent, Code, List} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import type {ProviderValueData} from '../../data/products/ProductData.ts';
import {html, paragraph, text} from './nodes.ts';

/** A value without an answer, with its product. */
export interface OpenValue extends ProviderValueData {
  readonly product: string;
}

/** Anchor of the questions of a page. */
export const QUESTIONS_ANCHOR = 'values';
/** Former anchor of the questions, kept for readers' links. */
const OLD_ANCHOR = 'not-published';

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

function notes(open: readonly OpenValue[]): BlockContent[] {
  const items = open.flatMap(({label, note}) => (note === undefined ? [] : [`${label}: ${note}`]));
  if (items.length === 0) return [];
  const list: List = {
    type: 'list',
    children: items.map((value) => ({type: 'listItem', children: [paragraph(text(value))]})),
  };
  return [paragraph(text('Until you have the answers:')), list];
}

/** One collapsed line for all open values of a page, with the questions ready to send. */
export function providerQuestions(
  open: readonly OpenValue[],
  {title, ready}: {title?: string | undefined; ready?: string | undefined},
): MdxJsxFlowElement {
  const enclose = ready === undefined ? '.' : `, together with ${ready}.`;
  return html(
    'details',
    {className: 'folded', id: QUESTIONS_ANCHOR},
    html('summary', {id: OLD_ANCHOR}, text(`Questions for support (${open.length})`)),
    paragraph(text(`Copy this message, fill it in and send it to support${enclose}`)),
    message(open, title),
    ...notes(open),
  );
}
