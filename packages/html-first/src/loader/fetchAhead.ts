import {isMetered} from '@help-center/built-site/connection';
import {readConfig} from './config.ts';

/** Links that navigate without scripts. */
export const PLAIN_LINK = 'a[href]:not([aria-haspopup],[role=button],[href^="#"])';
/** Ends of addresses of files, which may be large. */
const FILE = /\.\w+$/;
let last = '';

/**
 * Fetches the page of the link that a pointer is on. Only pages below the base URL: others of the host might do something,
 * such as log out. React prefetches scripts instead once it runs.
 */
export function fetchAhead({target}: Event): void {
  const link = target instanceof Element && target.closest<HTMLAnchorElement>(PLAIN_LINK);
  if (!link || isMetered()) return;
  const {href, origin, pathname} = link;
  if (href === last || origin !== location.origin || FILE.test(pathname)) return;
  if (!pathname.startsWith(readConfig().baseUrl)) return;
  last = href;
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = href;
  document.head.append(prefetch);
}
