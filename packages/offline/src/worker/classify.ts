import {SAVING_HEADER} from '../storage/index.ts';
import {baseUrl, hashedFolders} from './settings.ts';

/** Kinds of requests: pages and plain files are served from the network first, hashed files from the cache first. */
type RequestKind = 'page' | 'hashed' | 'plain' | 'other';

const PLAIN = /\.(json|xml|txt|svg|png|jpe?g|webp|avif|ico)$/;

/** Whether the address of a file contains a content hash, so that a cached file is never stale. */
export function isHashed(path: string): boolean {
  return hashedFolders.some(
    ({folder, except}) => path.startsWith(folder) && !except.includes(path.slice(folder.length)),
  );
}

/** Classifies an address of this site that is not a navigation. */
export function classifyFile(pathname: string): RequestKind {
  if (!pathname.startsWith(baseUrl)) return 'other';
  const path = pathname.slice(baseUrl.length);
  if (isHashed(path)) return 'hashed';
  return PLAIN.test(path) ? 'plain' : 'other';
}

/** Classifies a request; everything but a plain GET of this site's own files is left to the browser. */
export function classify({method, url, mode, headers}: Request): RequestKind {
  const {origin, pathname} = new URL(url);
  if (method !== 'GET' || origin !== location.origin || !pathname.startsWith(baseUrl)) return 'other';
  if (headers.has(SAVING_HEADER) || headers.has('range')) return 'other';
  const isPage = mode === 'navigate' || headers.get('accept')?.startsWith('text/html') === true;
  return isPage && classifyFile(pathname) === 'other' ? 'page' : classifyFile(pathname);
}
