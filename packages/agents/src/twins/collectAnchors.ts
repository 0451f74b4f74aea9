import type {Element} from 'hast';
import {toString} from 'hast-util-to-string';
import {isElement} from './convert/elements.ts';

/** A heading of a page. */
export interface Anchor {
  /** Empty for a heading that cannot be linked to. */
  readonly anchor: string;
  readonly text: string;
}

/** The headings of a page with their anchors. */
export function collectAnchors(article: Element): Anchor[] {
  const found: Anchor[] = [];
  const look = ({children}: Element): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (/^h[1-6]$/.test(child.tagName)) {
        const {id} = child.properties;
        found.push({anchor: typeof id === 'string' ? id : '', text: toString(child)});
      }
      look(child);
    }
  };
  look(article);
  return found;
}
