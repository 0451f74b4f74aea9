import {existsSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Root, RootContent} from 'mdast';
import {
  didYouMean,
  factMarksOf,
  isGeneralMark,
  isPartial,
  textOf,
  type Fact,
  type Page,
  type Site,
} from '@help-center/content';
import {toFindings, type Fault, type Finding} from '../Finding.ts';

const CONFIDENCES = ['verified', 'likely', 'brief'];

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

function factFaults({key, says, source, confidence, extra}: Fact): [string, string][] {
  const faults: [string, string][] = [];
  if (!/^[a-z\d]+(?:-[a-z\d]+)*$/.test(key))
    faults.push(['is not a key.', 'Use small letters, digits and hyphens.']);
  if (typeof says !== 'string' || says.trim() === '') faults.push(['says nothing.', 'Add "says: …".']);
  if (typeof source !== 'string' || !/^[\w-]+\.md:\d+$/.test(source)) {
    faults.push([
      `has the source ${JSON.stringify(source)}.`,
      'Give file and line of the fact base: ANSVIS.md:146.',
    ]);
  }
  if (!CONFIDENCES.includes(String(confidence))) {
    faults.push([`has the confidence ${JSON.stringify(confidence)}.`, `Use ${CONFIDENCES.join(', ')}.`]);
  }
  for (const field of extra) faults.push([`has the unknown field "${field}".`, 'Take it out.']);
  return faults;
}

/** The list of facts: each has a statement, a source and a confidence. With a fact base, the source exists. */
export function checkFactList(facts: readonly Fact[], factBase?: string): Finding[] {
  const seen = new Map<string, Fact>();
  const lengths = new Map<string, number>();
  const linesOf = (name: string) => {
    const path = join(factBase ?? '', name);
    if (!lengths.has(name))
      lengths.set(name, existsSync(path) ? readFileSync(path, 'utf8').split('\n').length : 0);
    return lengths.get(name) ?? 0;
  };
  return facts.flatMap((fact) => {
    const faults = factFaults(fact);
    const earlier = seen.get(fact.key);
    if (earlier) faults.push([`is defined at ${earlier.file}:${earlier.line}, too.`, 'Give it another key.']);
    seen.set(fact.key, fact);
    const [name = '', line = ''] = String(fact.source).split(':');
    if (factBase !== undefined && faults.length === 0 && Number(line) > linesOf(name)) {
      faults.push([
        `has the source ${String(fact.source)}, which the fact base does not have.`,
        'Correct it.',
      ]);
    }
    const {file, line: at, key} = fact;
    return toFindings(
      file,
      'fact',
      faults.map(([message, fix]) => [at, `"${key}" ${message}`, fix]),
    );
  });
}
