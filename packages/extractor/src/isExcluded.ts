import {attribute, childrenOf, classesOf, hasClass, isElement, type Element} from './tree.ts';

const EXCLUDED_TAGS = new Set([
  'nav',
  'footer',
  'script',
  'style',
  'template',
  'noscript',
  'iframe',
  'object',
  'canvas',
  'button',
  'input',
  'select',
  'textarea',
  'audio',
  'video',
]);

// The stable class names of Docusaurus themes, and those of Infima.
const EXCLUDED_CLASSES = new Set([
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

/** Whether the element is page furniture, or marked `data-search-ignore`, so that none of its text is searched. */
export function isExcluded(element: Element): boolean {
  if (EXCLUDED_TAGS.has(element.tagName)) return true;
  if (attribute(element, 'data-search-ignore') !== null) return true;
  if (attribute(element, 'data-footnote-ref') !== null) return true;
  if (attribute(element, 'aria-hidden') === 'true' || attribute(element, 'role') === 'tooltip') return true;
  // A tab that is not chosen is hidden until it is, its text is content all the same.
  if (attribute(element, 'hidden') !== null && attribute(element, 'role') !== 'tabpanel') return true;
  if (element.tagName === 'aside' && classesOf(element).some((name) => /sidebar|^col/i.test(name)))
    return true;
  if (isByline(element)) return true;
  return classesOf(element).some((name) => EXCLUDED_CLASSES.has(name));
}

/** Whether the element is the date and reading time below a post's title; it has no stable class name. */
function isByline(element: Element): boolean {
  const parent = element.parentNode;
  if (element.tagName !== 'div' || parent === null || !isElement(parent) || parent.tagName !== 'header')
    return false;
  return childrenOf(element).some((child) => isElement(child) && child.tagName === 'time');
}

/** Whether the element is the list of labels of a set of tabs. */
export function isTabList(element: Element): boolean {
  return attribute(element, 'role') === 'tablist';
}

/** Whether the element shows one block of code, with its title and buttons. */
export function isCodeBlock(element: Element): boolean {
  return element.tagName === 'pre' || hasClass(element, 'theme-code-block');
}
