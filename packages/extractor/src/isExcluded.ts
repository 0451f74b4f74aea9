import {isFurniture} from './isFurniture.ts';
import {attribute, hasClass, type Element} from './tree.ts';

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
