/** Adds an element with a text at the end of another one, and gives it back. */
export function addElement<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}
