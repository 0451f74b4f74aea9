import {isMetered} from '@help-center/built-site/connection';
import {readConfig} from './config.ts';

/** Addresses of files, which may be large, and of other hosts. */
const OTHER = /^\/\/|\.\w+($|[?#])/;
/** Links of the text, and the one to the next page. */
const LIKELY = '.markdown a,.pagination-nav__link--next';
/** Most pages fetched because their links are in view; each weighs about as much as this page. */
const MOST_IN_VIEW = 2;
const known = new Set<string | null>();

/**
 * Fetches the page of a link, once; returns whether it did. Only pages below the base URL: others of the host might do
 * something, such as log out. Once React runs, it prefetches scripts instead.
 */
function fetchPage(link: Element | null): boolean {
  const href = link && link.getAttribute('href');
  if (!href?.startsWith(readConfig().baseUrl) || known.has(href) || OTHER.test(href) || isMetered())
    return false;
  if (document.documentElement.dataset.hydrated !== undefined) return false;
  known.add(href);
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = href;
  document.head.append(prefetch);
  return true;
}

/** Fetches the page of the link that a pointer is on. */
export function fetchAhead({target}: Event): void {
  if (target instanceof Element) fetchPage(target.closest('a'));
}

/** Fetches the pages of the first likely links that come into view. */
export function fetchInView(): void {
  let left = MOST_IN_VIEW;
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries)
      if (isIntersecting && left > 0 && fetchPage(target)) left--;
  });
  for (const link of document.querySelectorAll(LIKELY)) observer.observe(link);
}
