/**
 * Remembers an element with its place in the page. What it returns gives the element, or the one that stands at the
 * same place when React has made it anew (tabs are, right after hydration); `undefined` when nothing stands there.
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
