import {keyOf} from '../storage/index.ts';
import {classifyFile} from './classify.ts';
import {keep, MAX_FILES, MAX_PAGES} from './keep.ts';
import {baseUrl, names} from './settings.ts';

/** Most addresses that a page may name at once. */
const MAX_ADDRESSES = 200;

async function keepAddress(pathname: string): Promise<void> {
  const isPage = classifyFile(pathname) === 'other';
  const place = isPage ? names.pages : names.assets;
  const key = isPage ? keyOf(pathname) : pathname;
  if (await (await caches.open(place)).match(key)) return;
  // Comes from the browser's cache, as the page has just fetched it.
  const answer = await fetch(pathname, {cache: 'force-cache'});
  const isHtml = /text\/html/.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || answer.redirected || isHtml !== isPage) return;
  await keep(place, key, answer, isPage ? MAX_PAGES : MAX_FILES);
}

/** Keeps what a page fetched before this worker controlled it. */
export async function keepAddresses(addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    const {origin, pathname} = new URL(address, location.origin);
    if (origin !== location.origin || !pathname.startsWith(baseUrl)) continue;
    // Fails offline; the next visit tries again.
    await keepAddress(pathname).catch(() => undefined);
  }
}
