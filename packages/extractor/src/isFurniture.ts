import {attribute, childrenOf, classesOf, isElement, type Element, hasClass} from './tree.ts';

const FURNITURE_TAGS = new Set([
  'nav',
  'footer',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'canvas',
  'audio',
  'video',
]);

// Stable class names of Docusaurus themes and Infima.
const FURNITURE_CLASSES = new Set([
  'hash-link',
  'table-of-contents',
  'pagination-nav',
  'breadcrumbs',
  'avatar',
  'sr-only',
  'katex-html',
  'data-footnote-backref',
  'theme-doc-breadcrumbs',
  'theme-doc-toc-mobile',
  'theme-doc-toc-desktop',
  'theme-doc-footer',
  'theme-doc-sidebar-container',
  'theme-doc-version-banner',
  'theme-doc-version-badge',
  'theme-doc-card-icon',
  'theme-edit-this-page',
  'theme-last-updated',
  'theme-unlisted-banner',
  'theme-draft-banner',
  'theme-announcement-bar',
  'theme-back-to-top-button',
  'theme-layout-navbar',
  'theme-layout-footer',
]);

/** Whether the element is not content but page furniture, such as navigation, buttons and dates, or is hidden. */
export function isFurniture(element: Element): boolean {
  if (element.tagName === 'button') return !isNamedButton(element);
  if (FURNITURE_TAGS.has(element.tagName)) return true;
  if (attribute(element, 'aria-hidden') === 'true') return true;
  // An inactive tab is hidden, but its text is content.
  if (attribute(element, 'hidden') !== null && attribute(element, 'role') !== 'tabpanel') return true;
  if (element.tagName === 'aside' && classesOf(element).some((name) => /sidebar|^col/i.test(name)))
    return true;
  if (isByline(element)) return true;
  return classesOf(element).some((name) => FURNITURE_CLASSES.has(name));
}

/** Whether a button stands in a sentence, which then names it: "Press [Save]". */
function isNamedButton(button: Element): boolean {
  const parent = button.parentNode;
  if (parent === null || !isElement(parent) || attribute(button, 'role') === 'tab') return false;
  return ['p', 'td', 'dd', 'li'].includes(parent.tagName) && attribute(parent, 'role') !== 'tab';
}

/** Whether the element is the date and reading time below a post's title, which has no stable class name. */
function isByline(element: Element): boolean {
  const parent = element.parentNode;
  if (element.tagName !== 'div' || parent === null || !isElement(parent) || parent.tagName !== 'header')
    return false;
  return childrenOf(element).some((child) => isElement(child) && child.tagName === 'time');
}

const CONTROLS = new Set(['input', 'select', 'textarea']);

/** Whether the element's text is not searched: page furniture, form fields, tooltips, and elements with `data-search-ignore`. */
export function isExcluded(element: Element): boolean {
  if (CONTROLS.has(element.tagName)) return true;
  if (attribute(element, 'data-search-ignore') !== null) return true;
  if (attribute(element, 'data-footnote-ref') !== null) return true;
  return attribute(element, 'role') === 'tooltip' || isFurniture(element);
}

/** Whether the element is the list of labels of a set of tabs. */
export function isTabList(element: Element): boolean {
  return attribute(element, 'role') === 'tablist';
}

/** Whether the element shows one block of code, with its title and buttons. */
export function isCodeBlock(element: Element): boolean {
  return element.tagName === 'pre' || hasClass(element, 'theme-code-block');
}
