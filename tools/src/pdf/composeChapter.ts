import {serializeOuter, type DefaultTreeAdapterTypes as Tree} from 'parse5';
import type {BookPage} from './BookPage.ts';
import {attributeOf, elementsOf, hasClass, removeElements, setAttribute, textOf} from '../htmlTree.ts';

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
    /landingList/.test(attributeOf(element, 'class'))
  );
}

/** Shows all tabs, each below its label. */
function openTabs(content: Tree.Element): void {
  let labels: string[] = [];
  for (const element of elementsOf(content)) {
    const role = attributeOf(element, 'role');
    if (role === 'tablist') {
      labels = element.childNodes.filter((child) => 'tagName' in child).map((child) => textOf(child).trim());
    } else if (role === 'tabpanel') {
      element.attrs = element.attrs.filter(({name}) => name !== 'hidden' && name !== 'role');
      setAttribute(element, 'data-label', labels.shift() ?? '');
    }
  }
  removeElements(content, (element) => attributeOf(element, 'role') === 'tablist');
}

/** Marks short code, so that it is not split across sheets. */
function keepTogether(block: Tree.Element): void {
  const lines = textOf(block).trim().split('\n').length;
  if (lines <= SHORT_CODE) setAttribute(block, 'class', `${attributeOf(block, 'class')} short`);
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
  for (const element of elementsOf(content)) {
    if (hasClass(element, 'theme-code-block')) keepTogether(element);
    const heading = /^h([1-6])$/.exec(element.tagName);
    if (heading) {
      const level = Math.min(MAX_LEVEL, Number(heading[1]) + Math.max(0, depth - 1));
      element.tagName = `h${level}`;
      element.nodeName = element.tagName;
    }
    for (const attribute of element.attrs) {
      if (attribute.name === 'id') attribute.value = `${id}--${attribute.value}`;
      else if (element.tagName === 'a' && attribute.name === 'href')
        attribute.value = resolveLink(attribute.value, page, chapters);
      else if (attribute.name === 'href' && attribute.value.startsWith('#'))
        attribute.value = `#${id}--${attribute.value.slice(1)}`;
      else if (REFERENCES.includes(attribute.name))
        attribute.value = attribute.value.replaceAll(/\S+/g, `${id}--$&`);
      else if (attribute.value.includes('url(#'))
        attribute.value = attribute.value.replaceAll('url(#', `url(#${id}--`);
      else if (attribute.name === 'loading') attribute.value = 'eager';
      else if (attribute.name === 'sizes') attribute.value = PAPER;
    }
    if (element.tagName === 'details') setAttribute(element, 'open', '');
  }
  setAttribute(content, 'id', id);
  return serializeOuter(content);
}
