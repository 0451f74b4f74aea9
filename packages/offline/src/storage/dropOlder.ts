import {cacheNames} from './cacheNames.ts';
import {keyOf} from './keyOf.ts';
import type {OfflineFile} from './OfflineFiles.ts';

/** Deletes visited pages that have a newer saved copy, as visited pages take precedence. */
export async function dropOlder(baseUrl: string, saved: readonly OfflineFile[]): Promise<void> {
  const {pages} = cacheNames(baseUrl);
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  const keys = new Set(saved.map(({path}) => keyOf(baseUrl + path)));
  for (const request of await cache.keys()) {
    if (keys.has(keyOf(new URL(request.url).pathname))) await cache.delete(request);
  }
}
