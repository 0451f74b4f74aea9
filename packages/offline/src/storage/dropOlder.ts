import {cacheNames} from './cacheNames.ts';
import {keyOf} from './keyOf.ts';
import type {OfflineFile} from './OfflineFiles.ts';

/** Deletes visited pages of which a newer copy has been saved: what was visited is shown first. */
export async function dropOlder(baseUrl: string, saved: readonly OfflineFile[]): Promise<void> {
  const {pages} = cacheNames(baseUrl);
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  const keys = new Set(saved.map(({path}) => keyOf(baseUrl + path)));
  for (const request of await cache.keys()) {
    if (keys.has(keyOf(new URL(request.url).pathname))) await cache.delete(request);
  }
}
