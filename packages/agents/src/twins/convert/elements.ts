// Questions that the converters ask of an element.
import type {Element, ElementContent, Nodes} from 'hast';

/** Reads and writes of one page's conversion; each converter gives `undefined` for elements that are not its own. */
export type Matches = (element: Element) => boolean;

export function classesOf({properties}: Element): string[] {
  const {className} = properties;
  return Array.isArray(className) ? className.map(String) : [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

export function isElement(node: Nodes): node is Element {
  return node.type === 'element';
}

/** The text of an attribute; empty without one. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return value === undefined || value === null || value === false ? '' : String(value);
}

/** All elements below that match, in document order; nothing below one that matches is looked at. */
export function outermost(element: Element, matches: Matches): Element[] {
  const found: Element[] = [];
  // Not by `visit` of unist, which gives its function a name for each node.
  const look = ({children}: Element): void => {
    for (const child of children) {
      if (!isElement(child)) continue;
      if (matches(child)) found.push(child);
      else look(child);
    }
  };
  look(element);
  return found;
}

/** Text below the nodes, `br` as a line end. */
export function rawText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (!isElement(node)) return '';
      return node.tagName === 'br' ? '\n' : rawText(node.children);
    })
    .join('');
}

/** Text below the nodes on one line. */
export function lineOf(nodes: readonly ElementContent[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim();
}
