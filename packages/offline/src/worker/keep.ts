import {keyOf} from '../storage/index.ts';
import {classifyFile} from './classify.ts';
import {baseUrl, names} from './settings.ts';

/** Most entries of the caches that fill while reading. */
export const MAX_PAGES = 60;
export const MAX_FILES = 400;

/** Whether keeping has stopped: from when the reader removes everything until they save again. */
export const keeping = {isStopped: false};

/** Stores a response and drops the oldest ones beyond the limit; if the device is full, it only logs that. */
export async function keep(name: string, key: string, answer: Response, limit: number): Promise<void> {
  if (keeping.isStopped) return;
  try {
    const cache = await caches.open(name);
    // Deleting first moves the entry to the end, as caches are ordered by insertion.
    await cache.delete(key);
    await cache.put(key, answer);
    const keys = await cache.keys();
    await Promise.all(keys.slice(0, Math.max(0, keys.length - limit)).map((old) => cache.delete(old)));
  } catch (error) {
    console.warn(`[offline] "${key}" could not be stored on this device.`, error);
  }
}

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
    if (keeping.isStopped) return;
    const {origin, pathname} = new URL(address, location.origin);
    if (origin !== location.origin || !pathname.startsWith(baseUrl)) continue;
    // Fails offline; the next visit tries again.
    await keepAddress(pathname).catch(() => undefined);
  }
}
