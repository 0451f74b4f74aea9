import {isMetered} from '@help-center/built-site/connection';
import {readConfig} from './config.ts';

/** Addresses of files, which may be large, and of other hosts. */
const OTHER = /^\/\/|\.\w+($|[?#])/;
/** Links of the text, and the one to the next page. */
const LIKELY = '.markdown a,.pagination-nav__link--next';
/** Pages fetched because their links are in view; each weighs about as much as this page. Those pointed at before count. */
const MOST_IN_VIEW = 2;
const fetched = new Set<string>();
/** The address that a pointer is on, and its page. */
let pointed = '';
let ahead: Promise<Document> | undefined;

/** Whether the page at an address has been fetched, or is under way. */
export function isFetched(address: string): boolean {
  return fetched.has(address);
}

/** Reads a page, if possible from the browser's cache. Rejects when nothing answers. */
export async function readPage(address: string): Promise<Document> {
  const read = address === pointed ? ahead : undefined;
  // Its elements move to the page that is shown.
  ahead = undefined;
  if (read !== undefined) return read;
  const answer = await fetch(address, {cache: 'force-cache'});
  return new DOMParser().parseFromString(await answer.text(), 'text/html');
}

/**
 * Whether to fetch the page of a link. Only pages below the base URL: others of the host might do something, such as log
 * out. Once React runs, it prefetches scripts instead.
 */
function isLikely(link: Element): link is HTMLAnchorElement {
  const href = link.getAttribute('href') ?? '';
  const isPage = href.startsWith(readConfig().baseUrl) && !OTHER.test(href);
  return isPage && !isMetered() && document.documentElement.dataset.hydrated === undefined;
}

function prefetch({href}: HTMLAnchorElement): void {
  if (fetched.has(href)) return;
  fetched.add(href);
  const link = document.createElement('link');
  link.rel = 'prefetch';
  link.href = href;
  document.head.append(link);
}

/** Fetches the page of the link that a pointer is on, and parses it where it can take the place of this one. */
export function fetchAhead({target}: Event): void {
  const link = target instanceof Element ? target.closest('a') : null;
  if (link === null || !isLikely(link)) return;
  if (!('navigation' in window)) prefetch(link);
  else if (link.href !== pointed) {
    fetched.add(link.href);
    ahead = readPage(link.href);
    pointed = link.href;
    // Handled when the page is shown.
    ahead.catch(() => {});
  }
}

/** Fetches the pages of the first likely links that come into view. */
export function fetchInView(): void {
  const observer = new IntersectionObserver((entries) => {
    for (const {isIntersecting, target} of entries)
      if (isIntersecting && fetched.size < MOST_IN_VIEW && isLikely(target)) prefetch(target);
  });
  for (const link of document.querySelectorAll(LIKELY)) observer.observe(link);
}
