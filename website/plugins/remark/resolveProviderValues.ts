import type {BlockContent, Code, List, PhrasingContent, Root, RootContent, Table, TableRow} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx-jsx';
import {SKIP, visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {isJsxElement, literalAttribute, readAttribute, type JsxElement} from '@help-center/mdx-nodes';
import type {ProductData, ProviderValueData} from '../../data/products/ProductData.ts';
import {PageError} from '../PageError.ts';
import {PLAIN, html, paragraph, text, readKnown, link} from './nodes.ts';

/** A value without an answer, with its product. */
interface OpenValue extends ProviderValueData {
  readonly product: string;
}

/** Anchor of the questions of a page. */
const QUESTIONS_ANCHOR = 'values';
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
function providerQuestions(
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

type Products = Readonly<Record<string, ProductData>>;

/** The open values of a page. */
interface PageQuestions {
  readonly open: OpenValue[];
  ready?: string | undefined;
}

function row(...cells: PhrasingContent[][]): TableRow {
  return {type: 'tableRow', children: cells.map((children) => ({type: 'tableCell', children}))};
}

function table(values: readonly ProviderValueData[]): Table {
  const rows = values.map(({label, value = '', note}) => {
    const hint: PhrasingContent[] = note ? [{type: 'break'}, text(note)] : [];
    return row([text(label)], [text(value), ...hint]);
  });
  return {
    type: 'table',
    children: [row([text('Stated by the provider')], [text('Value')]), ...rows],
  };
}

function pick(element: JsxElement, products: Products, file: VFile) {
  const fault = ', which is not a folder in data/products/';
  const product = readKnown(file, element, 'product', products, fault);
  return {id: readAttribute(element, 'product') ?? '', product};
}

/** Number of a value among the questions of the page, from 1; a value shown repeatedly is asked for once. */
function ask(questions: PageQuestions, value: OpenValue): number {
  const {open} = questions;
  const place = open.findIndex(({product, label}) => product === value.product && label === value.label);
  return place === -1 ? open.push(value) : place + 1;
}

function oneValue(
  element: JsxElement,
  products: Products,
  file: VFile,
  questions: PageQuestions,
): PhrasingContent[] {
  const {id, product} = pick(element, products, file);
  const fault = `, which data/products/${id}/values.ts does not define`;
  const data = readKnown(file, element, 'name', product, fault);
  const before = readAttribute(element, 'before');
  if (data.value !== undefined) {
    return [text(before === undefined ? data.value : `${before} ${data.value}.`)];
  }
  const number = ask(questions, {...data, product: id});
  if (before !== undefined) return [];
  return [
    {
      type: 'mdxJsxTextElement',
      name: 'a',
      data: PLAIN,
      attributes: [literalAttribute('href', `#${QUESTIONS_ANCHOR}`)],
      children: [text(`question ${number}`)],
    },
  ];
}

function groupTable(
  element: JsxElement,
  products: Products,
  file: VFile,
  questions: PageQuestions,
): RootContent[] {
  const {id, product} = pick(element, products, file);
  const fault = `, which data/products/${id}/values.ts does not use`;
  const all = Object.values(product);
  const groups = Object.fromEntries(all.map(({group}) => [group, all.filter((one) => one.group === group)]));
  const values = readKnown(file, element, 'group', groups, fault);
  questions.ready ??= readAttribute(element, 'ready');
  for (const value of values) if (value.value === undefined) ask(questions, {...value, product: id});
  const filled = values.filter(({value}) => value !== undefined);
  return filled.length === 0 ? [] : [table(filled)];
}

function titleOf(file: VFile): string | undefined {
  const {frontMatter} = file.data as {frontMatter?: {title?: unknown}};
  return typeof frontMatter?.title === 'string' ? frontMatter.title : undefined;
}

/**
 * Inserts the provider's values as text and tables, so that the browser needs neither data nor components.
 * Open values are collected in one collapsed line at the end of the page, with the questions to send.
 */
export function resolveProviderValues({products}: {products: Products}) {
  return (tree: Root, file: VFile): void => {
    const questions: PageQuestions = {open: []};
    visit(tree, (node, index, parent) => {
      if (!isJsxElement(node) || parent === undefined || index === undefined) return undefined;
      if (node.name === 'ProviderValue') {
        const content = oneValue(node, products, file, questions);
        const block = node.type === 'mdxJsxFlowElement' && content.length > 0;
        parent.children.splice(
          index,
          1,
          ...((block ? [{type: 'paragraph', children: content}] : content) as RootContent[]),
        );
        return [SKIP, index];
      }
      if (node.name !== 'ProviderTable') return undefined;
      if (node.type === 'mdxJsxTextElement') {
        throw new PageError(file, node, '<ProviderTable> is inside text. Put it on its own line.');
      }
      parent.children.splice(index, 1, ...groupTable(node, products, file, questions));
      return [SKIP, index];
    });
    if (questions.open.length === 0) return;
    const {open, ready} = questions;
    tree.children.push(providerQuestions(open, {title: titleOf(file), ready}));
  };
}

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
