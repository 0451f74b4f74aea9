import GithubSlugger from 'github-slugger';
import type {Heading} from 'mdast';
import {visit} from 'unist-util-visit';
import type {Page} from './parsePage.ts';
import {textOf} from './textOf.ts';

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
