import {attribute, findElement, hasClass, type Element, type Node} from './tree.ts';

function hasTitle(element: Element): boolean {
  return findElement(element, ({tagName}) => tagName === 'h1') !== null;
}

/** The element with the content of a page; `null` without one. */
export function findArticle(document: Node): Element | null {
  const main =
    findElement(document, (element) => element.tagName === 'main' || attribute(element, 'role') === 'main') ??
    findElement(document, (element) => element.tagName === 'article');
  if (main !== null && hasTitle(main)) return main;
  // The header of a home page is often outside `main`.
  const layout = findElement(
    document,
    (element) => hasClass(element, 'theme-layout-main') || hasClass(element, 'main-wrapper'),
  );
  return layout !== null && hasTitle(layout) ? layout : main;
}
