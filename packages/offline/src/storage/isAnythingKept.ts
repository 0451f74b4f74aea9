import {cacheNames} from './cacheNames.ts';
import {OFFLINE_PAGE} from './OfflineFiles.ts';

/** Whether pages that a reader has visited, or the whole site or a part of it, are on this device. What only serves to show the offline page does not count. */
export async function isAnythingKept(baseUrl: string): Promise<boolean> {
  const names = cacheNames(baseUrl);
  const kept = await caches.keys();
  if (kept.some((name) => name.startsWith(names.saved('')))) return true;
  if (!kept.includes(names.pages)) return false;
  const pages = await (await caches.open(names.pages)).keys();
  return pages.some(({url}) => new URL(url).pathname !== baseUrl + OFFLINE_PAGE);
}
