import {isMetered} from '@help-center/built-site/connection';
import {AHEAD, PRERENDER_RULES} from '../contract/prerender.ts';
import {readConfig} from './config.ts';

/** Addresses of files, which may be large, and of other hosts. */
const OTHER = /^\/\/|\.\w+($|[?#])/;
/** Links of the text, and the one to the next page. */
const LIKELY = '.markdown a,.pagination-nav__link--next';
/** Pages fetched because their links are in view; each weighs about as much as this page. Those pointed at before count. */
const MOST_IN_VIEW = 2;
const known = new Set<string | null>();

/**
 * Fetches the page of a link, once, and marks the link for Chromium to render it. Only pages below the base URL: others of
 * the host might do something, such as log out. Once React runs, it prefetches scripts instead.
 */
function fetchPage(link: Element | null): void {
  const href = link?.getAttribute('href');
  if (!href?.startsWith(readConfig().baseUrl) || known.has(href) || OTHER.test(href) || isMetered()) return;
  if (document.documentElement.dataset.hydrated !== undefined) return;
  known.add(href);
  const prefetch = document.createElement('link');
  prefetch.rel = 'prefetch';
  prefetch.href = href;
  prefetch.onload = () => link?.setAttribute(AHEAD, '');
  document.head.append(prefetch);
}

/** Fetches the page of the link that a pointer is on. */
export function fetchAhead({target}: Event): void {
  if (target instanceof Element) fetchPage(target.closest('a'));
}

/** Fetches the pages of the first likely links that come into view, and has Chromium render what was fetched. */
export function fetchInView(): void {
  const rules = document.createElement('script');
  rules.type = 'speculationrules';
  rules.textContent = PRERENDER_RULES;
  document.head.append(rules);
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries)
      if (isIntersecting && known.size < MOST_IN_VIEW) fetchPage(target);
  });
  for (const link of document.querySelectorAll(LIKELY)) observer.observe(link);
}
