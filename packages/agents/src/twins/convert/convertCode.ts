import type {Element} from 'hast';
import {
  type Converter,
  attribute,
  classesOf,
  hasClass,
  isElement,
  lineOf,
  outermost,
  rawText,
} from './elements.ts';

function languageOf(elements: readonly Element[]): string {
  for (const element of elements) {
    const named = classesOf(element).find((name) => name.startsWith('language-'));
    if (named !== undefined) return named.slice('language-'.length);
    const spoken = /^Code, ([\w+#-]+)$/.exec(attribute(element, 'ariaLabel'))?.[1];
    if (spoken !== undefined) return spoken.toLowerCase();
  }
  return '';
}

/** Converts a code block with its title and language; its lines stay the same. */
export const convertCode: Converter = (_state, element) => {
  const isBlock = hasClass(element, 'theme-code-block');
  if (!isBlock && element.tagName !== 'pre') return undefined;
  const pre = isBlock ? outermost(element, ({tagName}) => tagName === 'pre')[0] : element;
  if (pre === undefined) return undefined;
  const title = isBlock
    ? lineOf(element.children.filter((child) => !isElement(child) || !holds(child, pre)))
    : '';
  const code = pre.children.find((child) => isElement(child) && child.tagName === 'code');
  const holders = [element, pre, ...(code && isElement(code) ? [code] : [])];
  const language = languageOf(holders);
  return {
    type: 'code',
    lang: language || (title ? 'text' : null),
    meta: title ? `title="${title.replaceAll('"', "'")}"` : null,
    value: rawText(pre.children)
      .replace(/[\u200B\uFEFF]/g, '')
      .replace(/\n+$/, ''),
  };
};

function holds(element: Element, pre: Element): boolean {
  return element === pre || outermost(element, (inner) => inner === pre).length > 0;
}
