import {isMetered} from '@help-center/built-site/connection';

/** Lets the browser fetch the compression dictionary of the site in idle time, except on metered connections. */
export function addDictionary(): void {
  const {dictionary} = document.querySelector<HTMLElement>('[data-dictionary]')?.dataset ?? {};
  if (!dictionary || isMetered()) return;
  const link = document.createElement('link');
  link.rel = 'compression-dictionary';
  link.href = dictionary;
  document.head.append(link);
}
