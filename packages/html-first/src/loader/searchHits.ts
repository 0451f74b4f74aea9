import type {EarlyAnswer} from './searchStart.ts';

type Group = EarlyAnswer['groups'][number];

function add<Name extends keyof HTMLElementTagNameMap>(
  parent: HTMLElement,
  name: Name,
  text = '',
): HTMLElementTagNameMap[Name] {
  const element = document.createElement(name);
  element.textContent = text;
  parent.append(element);
  return element;
}

/** Shows groups of hits as links, and nothing else, in place of what the list holds. */
export function showHits(list: HTMLElement, groups: readonly Group[]): void {
  list.textContent = '';
  for (const {label, hits} of groups) {
    add(list, 'strong', label);
    for (const {href, title, path} of hits) {
      const link = add(list, 'a');
      link.href = href;
      const heading = add(link, 'b');
      for (const {text, marked} of title) {
        if (marked) add(heading, 'mark', text);
        else heading.append(text);
      }
      if (path !== '') add(link, 'small', path);
    }
  }
}
