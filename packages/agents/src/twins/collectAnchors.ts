import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {attribute, outermost} from './convert/elements.ts';

/** A heading of a page. */
export interface Anchor {
  /** Empty for a heading without an anchor. */
  readonly anchor: string;
  readonly text: string;
}

/** The headings of a page with their anchors. */
export function collectAnchors(article: Element): Anchor[] {
  const headings = outermost(article, ({tagName}) => /^h[1-6]$/.test(tagName));
  return headings.map((heading) => ({anchor: attribute(heading, 'id'), text: toString(heading)}));
}
