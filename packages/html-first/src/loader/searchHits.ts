import {readConfig} from './config.ts';
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

/** Where search finds the hits that were opened without it, followed by the name of the index. */
const OPENED_KEY = '__HELP_CENTER_OPENED_HITS__';
/** As many as there are recent searches at most. */
const OPENED_LIMIT = 7;

/** Keeps an opened hit for the recent searches. */
export function keepOpened(hit: object | undefined): void {
  const key = OPENED_KEY + readConfig().search.worker?.index.indexName;
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? '[]') as object[];
    if (hit) localStorage.setItem(key, JSON.stringify([...kept, hit].slice(-OPENED_LIMIT)));
  } catch {
    // A storage that is full or forbidden keeps no recent searches either.
  }
}

/** Shows groups of hits as links, and nothing else, in place of what the list holds. */
export function showHits(list: HTMLElement, groups: readonly Group[]): void {
  list.textContent = '';
  for (const {label, hits} of groups) {
    add(list, 'strong', label);
    for (const {href, title, path, position} of hits) {
      const link = add(list, 'a');
      link.href = href;
      link.dataset.position = String(position);
      const heading = add(link, 'b');
      for (const {text, marked} of title) {
        if (marked) add(heading, 'mark', text);
        else heading.append(text);
      }
      if (path !== '') add(link, 'small', path);
    }
  }
}
