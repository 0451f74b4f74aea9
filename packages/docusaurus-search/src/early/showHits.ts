import {addElement} from './addElement.ts';
import type {EarlyGroup} from './contract.ts';

/** Replaces the content of the list by groups of hits as links. */
export function showHits(list: HTMLElement, groups: readonly EarlyGroup[]): void {
  list.textContent = '';
  for (const {label, hits} of groups) {
    addElement(list, 'strong', label);
    for (const {href, title, path, position} of hits) {
      const link = addElement(list, 'a');
      link.href = href;
      link.dataset.position = position as never;
      if (title[0]) {
        const heading = addElement(link, 'b');
        for (const {text, marked} of title) {
          if (marked) addElement(heading, 'mark', text);
          else heading.append(text);
        }
      }
      if (path) addElement(link, 'small', path);
    }
  }
}
