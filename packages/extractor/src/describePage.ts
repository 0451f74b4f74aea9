import {cleanText, inlineText} from './inlineText.ts';
import {isExcluded} from './isFurniture.ts';
import {elementsBelow, type Node} from './tree.ts';

const TEXTS = new Set(['p', 'li', 'pre', 'table']);

const lettersOf = (text: string): string => text.replace(/[^\p{L}\p{N}]/gu, '');

/** Whether a text is another one without some of its letters. */
function isExcerpt(excerpt: string, text: string): boolean {
  let at = 0;
  for (const letter of excerpt) {
    at = text.indexOf(letter, at) + 1;
    if (at === 0) return false;
  }
  return true;
}

/**
 * The description of a page. Docusaurus makes one from the source of the first line if the page sets none, and loses signs on
 * the way (`LANTERN_WICK` becomes `LANTERNWICK`); such a description is replaced by the page's first text.
 */
export function describePage(description: string | null, article: Node): string | null {
  if (description === null) return null;
  const texts = [...elementsBelow(article, isExcluded)].filter(({tagName}) => TEXTS.has(tagName));
  const [first] = texts;
  if (first === undefined) return description;
  const text = inlineText(first);
  const letters = lettersOf(description);
  // What the excerpt has lost is short.
  const start = lettersOf(text).slice(0, letters.length + 20);
  if (text.startsWith(cleanText(description)) || !isExcerpt(letters, start)) return description;
  // The head of a table describes nothing.
  const described = first.tagName === 'table' ? texts.find(({tagName}) => tagName === 'p') : first;
  return described === undefined ? null : inlineText(described);
}
