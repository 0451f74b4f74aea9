import type {Root, RootContent} from 'mdast';
import {
  didYouMean,
  factMarksOf,
  isGeneralMark,
  isPartial,
  textOf,
  type Page,
  type Site,
} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

function isStatement(block: RootContent): boolean {
  if (block.type === 'paragraph' || block.type === 'list' || block.type === 'table') {
    return textOf(block).trim() !== '';
  }
  return block.type === 'blockquote' || (block.type === 'containerDirective' && block.name !== 'general');
}

/** Whether every statement is in a `:::general` box or in a part with a general mark. */
export function isGeneralOnly(tree: Root): boolean {
  let depth = 0;
  let generalDepth = Infinity;
  for (const block of tree.children) {
    if (block.type === 'heading') {
      ({depth} = block);
      if (depth <= generalDepth) generalDepth = Infinity;
    } else if (isGeneralMark(block)) generalDepth = Math.min(generalDepth, depth);
    else if (generalDepth === Infinity && isStatement(block)) return false;
  }
  return true;
}

/** Fact marks of a page: each key is known, and a page about a product has at least one. */
export function checkFactMarks(page: Page, site: Site): Finding[] {
  const {file, frontMatter, tree} = page;
  const marks = factMarksOf(page);
  const faults = marks
    .filter(({key}) => !site.facts.has(key))
    .map(({key, line}): Fault => {
      const message = `"${key}" is not a fact in data/products/.${didYouMean(key, site.facts.keys())}`;
      return [line, message, 'Use a known key, or add the fact with its source.'];
    });
  const isProductPage =
    /^docs\/[^/]+\/./.test(file) && !isPartial(file) && frontMatter.page_type !== 'landing';
  if (isProductPage && marks.length === 0 && !isGeneralOnly(tree)) {
    const fix = 'Mark product statements with {/* fact: key */}; mark the rest with {/* general */}.';
    faults.push([1, 'has no fact mark.', fix]);
  }
  return toFindings(file, 'fact', faults);
}
