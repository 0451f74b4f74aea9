/**
 * Remembers an element and its place in the page. The returned function gives that element or, if React has recreated it
 * (as it does with tabs right after hydration), the one at the same place; `undefined` if there is none.
 */
export function relocateElement(element: HTMLElement): () => HTMLElement | undefined {
  const places: number[] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    places.unshift([...node.parentElement.children].indexOf(node));
    if (node === document.body) break;
  }
  return () => {
    if (element.isConnected) return element;
    let node: Element | undefined = document.documentElement;
    for (const place of places) node = node?.children[place];
    return node instanceof HTMLElement && node.tagName === element.tagName ? node : undefined;
  };
}
