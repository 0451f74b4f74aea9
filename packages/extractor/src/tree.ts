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
  const classes = attribute(element, 'class');
  // Checks with `includes` first, because splitting is slow and rarely necessary.
  return classes !== null && classes.includes(name) && classes.split(/\s+/).includes(name);
}

/** All elements below the node in document order, without those below a skipped one. */
export function* elementsBelow(
  node: Node,
  isSkipped: (element: Element) => boolean = () => false,
): Generator<Element> {
  // Not recursive, because each element would pass through the generators of all levels above it.
  const waiting = [...childrenOf(node)].reverse();
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    if (!isElement(next) || isSkipped(next)) continue;
    yield next;
    for (let index = next.childNodes.length - 1; index >= 0; index--) {
      waiting.push(next.childNodes[index] as Node);
    }
  }
}

/** The first element below the node that matches, in document order; `null` without one. */
export function findElement(node: Node, matches: (element: Element) => boolean): Element | null {
  for (const child of childrenOf(node)) {
    if (!isElement(child)) continue;
    const found = matches(child) ? child : findElement(child, matches);
    if (found !== null) return found;
  }
  return null;
}
