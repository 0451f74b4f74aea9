import {isMetered} from '@help-center/built-site/connection';

/** Lets the browser fetch, in idle time, what further pages are compressed against, unless every byte counts. */
export function addDictionary(): void {
  const {dictionary} = document.querySelector<HTMLElement>('[data-dictionary]')?.dataset ?? {};
  if (!dictionary || isMetered()) return;
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = dictionary;
  document.head.append(link);
}
