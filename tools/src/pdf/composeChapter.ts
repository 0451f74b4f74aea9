import {serializeOuter, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import {attribute, elementsBelow, hasClass, isElement} from '@help-center/extractor';
import type {BookPage} from './BookPage.ts';
import {removeElements, setAttribute, textOf} from '../htmlTree.ts';

/** Attributes with ids of other elements, separated by spaces. */
const REFERENCES = ['aria-labelledby', 'aria-describedby', 'aria-controls', 'for'];
const MAX_LEVEL = 6;
/** The value for `sizes` that selects the widest picture, because paper has a much higher resolution than a screen. */
const PAPER = '10000px';

/** Most lines of code that are kept together on one sheet. */
const SHORT_CODE = 18;

/** Elements that are useless on paper or repeat the contents. */
function isUnwanted(element: Tree.Element): boolean {
  return (
    ['button', 'script', 'noscript', 'form', 'input', 'dialog'].includes(element.tagName) ||
    hasClass(element, 'hash-link') ||
    hasClass(element, 'theme-doc-toc-mobile') ||
    /landingList/.test(attribute(element, 'class') ?? '')
  );
}

/** Shows all tabs, each below its label. */
function openTabs(content: Tree.Element): void {
  let labels: string[] = [];
  for (const element of elementsBelow(content)) {
    const role = attribute(element, 'role');
    if (role === 'tablist') {
      labels = element.childNodes.filter(isElement).map((child) => textOf(child).trim());
    } else if (role === 'tabpanel') {
      element.attrs = element.attrs.filter(({name}) => name !== 'hidden' && name !== 'role');
      setAttribute(element, 'data-label', labels.shift() ?? '');
    }
  }
  removeElements(content, (element) => attribute(element, 'role') === 'tablist');
}

/** Marks short code, so that it is not split across sheets. */
function keepTogether(block: Tree.Element): void {
  const lines = textOf(block).trim().split('\n').length;
  if (lines <= SHORT_CODE) setAttribute(block, 'class', `${attribute(block, 'class')} short`);
}

/** The target of a link in the book: a chapter, or a page of the published site. */
function resolveLink(href: string, page: BookPage, chapters: ReadonlyMap<string, string>): string {
  if (href === '' || !URL.canParse(href, page.address)) return href;
  const url = new URL(href, page.address);
  if (url.origin !== new URL(page.address).origin) return href;
  const hash = decodeURIComponent(url.hash.slice(1));
  const id = href.startsWith('#')
    ? page.id
    : chapters.get(decodeURIComponent(url.pathname).replace(/\/$/, ''));
  if (id === undefined) return url.href;
  return `#${hash ? `${id}--${hash}` : id}`;
}

/** Converts a page to a chapter: prefixes ids, points links into the book, and lowers headings by the page's depth. */
export function composeChapter(page: BookPage, chapters: ReadonlyMap<string, string>): string {
  const {content, id, depth} = page;
  removeElements(content, isUnwanted);
  openTabs(content);
  for (const element of elementsBelow(content)) {
    if (hasClass(element, 'theme-code-block')) keepTogether(element);
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) {
      const level = Math.min(MAX_LEVEL, Number(heading[1]) + Math.max(0, depth - 1));
      element.tagName = `h${level}`;
      element.nodeName = element.tagName;
    }
    for (const entry of element.attrs) {
      if (entry.name === 'id') entry.value = `${id}--${entry.value}`;
      else if (element.tagName === 'a' && entry.name === 'href')
        entry.value = resolveLink(entry.value, page, chapters);
      else if (entry.name === 'href' && entry.value.startsWith('#'))
        entry.value = `#${id}--${entry.value.slice(1)}`;
      else if (REFERENCES.includes(entry.name)) entry.value = entry.value.replaceAll(/\S+/g, `${id}--$&`);
      else if (entry.value.includes('url(#')) entry.value = entry.value.replaceAll('url(#', `url(#${id}--`);
      else if (entry.name === 'loading') entry.value = 'eager';
      else if (entry.name === 'sizes') entry.value = PAPER;
    }
    if (element.tagName === 'details') setAttribute(element, 'open', '');
  }
  setAttribute(content, 'id', id);
  return serializeOuter(content);
}
