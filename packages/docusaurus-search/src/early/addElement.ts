/** Appends an element with a text to another one and returns it. */
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
