import type {MdxJsxFlowElement, MdxJsxTextElement} from 'mdast-util-mdx-jsx';
import {visit} from 'unist-util-visit';
import {didYouMean, type Page, type Site} from '@help-center/content';
import type {Finding} from '../Finding.ts';

const ADMONITIONS = ['note', 'tip', 'warning', 'danger', 'general'];
const PLAIN = [
  'Tabs',
  'TabItem',
  'DocCardList',
  'ProductList',
  'Term',
  'Samples',
  'Glossary',
  'ProviderValue',
  'ProviderTable',
  'ProviderLink',
];
const TO_TRY = [
  'ThresholdExplorer',
  'BoxConverter',
  'SplitPlanner',
  'PixelCalculator',
  'StorageCalculator',
  'TaskCapacity',
];
const LINK_TARGETS = ['portal', 'website', 'videoChannel'];

type Element = MdxJsxFlowElement | MdxJsxTextElement;

function attributesOf(element: Element): Record<string, string> {
  return Object.fromEntries(
    element.attributes.flatMap((attribute) =>
      attribute.type === 'mdxJsxAttribute' && typeof attribute.value === 'string'
        ? [[attribute.name, attribute.value]]
        : [],
    ),
  );
}

function unknown(what: string, given: string | undefined, known: string[]): string | undefined {
  if (given !== undefined && known.includes(given)) return undefined;
  return `has ${what}="${given ?? ''}", which is not known.${didYouMean(given ?? '', known)}`;
}

function elementFault(element: Element, site: Site, imported: string[]): [string, string] | undefined {
  const {name} = element;
  const {id, product = '', name: valueName, group, to} = attributesOf(element);
  const values = site.products[product] ?? {};
  const groups = [...new Set(Object.values(values).map((value) => value.group))];
  const fault =
    (name === 'Term' && unknown('id', id, Object.keys(site.glossary))) ||
    (name === 'ProviderLink' && unknown('to', to, LINK_TARGETS)) ||
    (/^Provider(?:Value|Table)$/.test(name ?? '') &&
      unknown('product', product, Object.keys(site.products))) ||
    (name === 'ProviderValue' && unknown('name', valueName, Object.keys(values))) ||
    (name === 'ProviderTable' && unknown('group', group, groups));
  if (fault) return [fault, 'Use a known value, or add it to website/data/.'];
  const known = [...PLAIN, ...TO_TRY, ...imported];
  if (name && /^[A-Z]/.test(name) && !known.includes(name)) {
    return [`is not a building block.${didYouMean(name, known)}`, 'Use one of WRITING.md.'];
  }
  return undefined;
}

/** Components and admonitions: their names and the values of their attributes exist. */
export function checkComponents(page: Page, site: Site): Finding[] {
  const findings: Finding[] = [];
  const imported = [...page.text.matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name);
  visit(page.tree, (node) => {
    const add = (field: string, message: string, fix: string) =>
      findings.push({file: page.file, line: node.position?.start.line ?? 1, field, message, fix});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const fault = elementFault(node, site, imported);
      if (fault) add(`<${node.name}>`, ...fault);
    } else if (node.type === 'containerDirective' && !ADMONITIONS.includes(node.name)) {
      add(
        `:::${node.name}`,
        `is not known.${didYouMean(node.name, ADMONITIONS)}`,
        `Use ${ADMONITIONS.join(', ')}.`,
      );
    }
  });
  return findings;
}
