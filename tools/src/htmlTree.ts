import {isElement} from '@help-center/extractor';
import type {DefaultTreeAdapterTypes as Tree} from 'parse5';

export function setAttribute(element: Tree.Element, name: string, value: string): void {
  const known = element.attrs.find((attribute) => attribute.name === name);
  if (known) known.value = value;
  else element.attrs.push({name, value});
}

/** The text below a node. */
export function textOf(node: Tree.Node): string {
  if (node.nodeName === '#text') return (node as Tree.TextNode).value;
  return 'childNodes' in node ? node.childNodes.map(textOf).join('') : '';
}

/** Removes all elements that `isUnwanted` accepts, with their contents. */
export function removeElements(root: Tree.Element, isUnwanted: (element: Tree.Element) => boolean): void {
  root.childNodes = root.childNodes.filter((child) => !isElement(child) || !isUnwanted(child));
  for (const child of root.childNodes) if (isElement(child)) removeElements(child, isUnwanted);
}

/** Escapes a value for HTML text and double-quoted attributes. */
export function escapeHtml(value: string | number): string {
  return String(value).replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}
