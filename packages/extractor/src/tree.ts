// Reading the parser's tree: the few questions that the stages ask of it.
import type {DefaultTreeAdapterTypes} from 'parse5';

export type Element = DefaultTreeAdapterTypes.Element;
export type Node = DefaultTreeAdapterTypes.Node;

export function isElement(node: Node): node is Element {
  return 'tagName' in node;
}

export function isText(node: Node): node is DefaultTreeAdapterTypes.TextNode {
  return node.nodeName === '#text';
}

export function childrenOf(node: Node): readonly Node[] {
  return 'childNodes' in node ? node.childNodes : [];
}

export function attribute(element: Element, name: string): string | null {
  return element.attrs.find((attr) => attr.name === name)?.value ?? null;
}

export function classesOf(element: Element): readonly string[] {
  return attribute(element, 'class')?.split(/\s+/) ?? [];
}

export function hasClass(element: Element, name: string): boolean {
  return classesOf(element).includes(name);
}

/** All elements below the node in document order, without those below a skipped one. */
export function* elementsBelow(
  node: Node,
  isSkipped: (element: Element) => boolean = () => false,
): Generator<Element> {
  for (const child of childrenOf(node)) {
    if (!isElement(child) || isSkipped(child)) continue;
    yield child;
    yield* elementsBelow(child, isSkipped);
  }
}

/** The first element below the node that matches, in document order; `null` without one. */
export function findElement(node: Node, matches: (element: Element) => boolean): Element | null {
  for (const element of elementsBelow(node)) if (matches(element)) return element;
  return null;
}
