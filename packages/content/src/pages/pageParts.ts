import GithubSlugger from 'github-slugger';
import type {Heading, Nodes, RootContent} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './parsePage.ts';

const EXPLICIT = /\s*⟨#([^⟩]+)⟩\s*$/;

/** A heading of a page and the anchor that leads to it. */
export interface PageHeading {
  readonly node: Heading;
  readonly depth: number;
  /** Text without the explicit anchor. */
  readonly text: string;
  readonly anchor: string;
  readonly explicit: boolean;
  readonly line: number;
}

/** All headings of a page in order, with the anchors Docusaurus gives them. */
export function headingsOf({tree}: Page): PageHeading[] {
  const slugger = new GithubSlugger();
  const headings: PageHeading[] = [];
  visit(tree, 'heading', (node) => {
    const whole = textOf(node);
    const explicit = EXPLICIT.exec(whole)?.[1];
    const text = whole.replace(EXPLICIT, '').trim();
    const anchor = explicit ?? slugger.slug(text);
    const line = node.position?.start.line ?? 1;
    headings.push({node, depth: node.depth, text, anchor, explicit: explicit !== undefined, line});
  });
  return headings;
}

/** Every anchor that a link may name on the page: headings and elements with an id. */
export function anchorsOf(page: Page): Set<string> {
  const anchors = new Set(headingsOf(page).map(({anchor}) => anchor));
  for (const [, id = ''] of page.text.matchAll(/\sid="([^"]+)"/g)) anchors.add(id);
  return anchors;
}

/** A pointer from a statement of a page to its source. */
export interface FactMark {
  readonly key: string;
  readonly line: number;
}

const MARK = /\{\/\*\s*facts?:\s*([\s\S]*?)\*\/\}/g;

/** All fact marks of a page; one mark may name several keys, separated by commas. */
export function factMarksOf({text}: Page): FactMark[] {
  return [...text.matchAll(MARK)].flatMap((match) => {
    const line = text.slice(0, match.index).split('\n').length;
    const keys = (match[1] ?? '').split(/[,\s]+/).filter(Boolean);
    return keys.map((key) => ({key, line}));
  });
}

/**
 * Whether a block is a general mark, a comment that says `general`: below a heading, its section is advice that is true of any such tool; before the
 * first heading, the whole page is, apart from statements with a fact mark.
 */
export function isGeneralMark(block: RootContent): boolean {
  return block.type === 'mdxFlowExpression' && /^\/\*\s*general\s*\*\/$/.test(block.value.trim());
}

/** The words of a node as a reader sees them: without comments, expressions and imports. */
export function textOf(node: Nodes): string {
  if (node.type.startsWith('mdx') && 'value' in node) return '';
  if ('value' in node && typeof node.value === 'string') return node.value;
  return 'children' in node ? node.children.map((child) => textOf(child)).join('') : '';
}
