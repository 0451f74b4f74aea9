import {isMetered} from '@help-center/built-site/connection';
import {readConfig} from './config.ts';

/** Addresses of files, which may be large, and of other hosts. */
const OTHER = /^\/\/|\.\w+($|[?#])/;
let last = '';

/**
 * Fetches the page of the link that a pointer is on. Only pages below the base URL: others of the host might do something,
 * such as log out. React prefetches scripts instead once it runs.
 */
export function fetchAhead({target}: Event): void {
  const link = target instanceof Element && target.closest(`a[href^="${readConfig().baseUrl}"]`);
  const href = link && link.getAttribute('href');
  if (!href || href === last || OTHER.test(href) || isMetered()) return;
  last = href;
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = href;
  document.head.append(prefetch);
}
