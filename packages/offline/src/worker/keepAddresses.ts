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
  // The browser has just fetched it, so its own cache answers.
  const answer = await fetch(pathname, {cache: 'force-cache'});
  const isHtml = /text\/html/.test(answer.headers.get('content-type') ?? '');
  if (!answer.ok || answer.redirected || isHtml !== isPage) return;
  await keep(place, key, answer, isPage ? MAX_PAGES : MAX_FILES);
}

/** Keeps what a page has fetched before this worker answered for it. */
export async function keepAddresses(addresses: readonly string[]): Promise<void> {
  for (const address of addresses.slice(0, MAX_ADDRESSES)) {
    const {origin, pathname} = new URL(address, location.origin);
    if (origin !== location.origin || !pathname.startsWith(baseUrl)) continue;
    // Without a network there is nothing to keep; the next visit brings the next chance.
    await keepAddress(pathname).catch(() => undefined);
  }
}
