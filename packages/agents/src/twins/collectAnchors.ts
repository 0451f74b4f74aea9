import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {visit} from 'unist-util-visit';

/** A heading of a page. */
export interface Anchor {
  /** Empty for a heading that cannot be linked to. */
  readonly anchor: string;
  readonly text: string;
}

/** The headings of a page with their anchors. */
export function collectAnchors(article: Element): Anchor[] {
  const found: Anchor[] = [];
  visit(article, 'element', (element) => {
    if (!/^h[1-6]$/.test(element.tagName)) return;
    const {id} = element.properties;
    found.push({anchor: typeof id === 'string' ? id : '', text: toString(element)});
  });
  return found;
}
