import {visit} from 'unist-util-visit';
import {didYouMean, type Page} from '@help-center/content';
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
/** Components and admonitions: their names exist. The build checks their attributes. */
export function checkComponents(page: Page): Finding[] {
  const findings: Finding[] = [];
  const imported = [...page.text.matchAll(/^import (\w+) from/gm)].map(([, name = '']) => name);
  const known = [...PLAIN, ...TO_TRY, ...imported];
  visit(page.tree, (node) => {
    const add = (field: string, message: string, fix: string) =>
      findings.push({file: page.file, line: node.position?.start.line ?? 1, field, message, fix});
    if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') {
      const {name} = node;
      if (name && /^[A-Z]/.test(name) && !known.includes(name))
        add(`<${name}>`, `is not a building block.${didYouMean(name, known)}`, 'Use one of WRITING.md.');
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
