import type {Element, ElementContent, Nodes} from 'hast';
import type {State} from 'hast-util-to-mdast';
import type {Nodes as MarkdownNodes, Paragraph, PhrasingContent} from 'mdast';

/** Converts an element of one kind to Markdown nodes; returns `undefined` for other elements. */
export type Converter = (state: State, element: Element) => MarkdownNodes | MarkdownNodes[] | undefined;

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

/** The value of an attribute; empty without one. */
export function attribute(element: Element, name: string): string {
  const value = element.properties[name];
  return value === undefined || value === null || value === false ? '' : String(value);
}

/** The outermost matching elements below an element, in document order. */
export function outermost(element: Element, matches: (element: Element) => boolean): Element[] {
  const found: Element[] = [];
  // Not with `visit` of unist, which names a function for each node.
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

/** The text below the nodes, with line breaks for `br`. */
export function rawText(nodes: readonly ElementContent[]): string {
  return nodes
    .map((node) => {
      if (node.type === 'text') return node.value;
      if (!isElement(node)) return '';
      return node.tagName === 'br' ? '\n' : rawText(node.children);
    })
    .join('');
}

/** The text below the nodes on one line. */
export function lineOf(nodes: readonly ElementContent[]): string {
  return rawText(nodes).replace(/\s+/g, ' ').trim();
}

/** A paragraph of bold words, for titles that are not headings. */
export function boldLine(words: PhrasingContent[]): Paragraph {
  return {type: 'paragraph', children: [{type: 'strong', children: words}]};
}
