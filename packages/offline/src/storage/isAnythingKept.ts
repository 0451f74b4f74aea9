import {cacheNames} from './cacheNames.ts';
import {listCaches} from './deleteCaches.ts';
import {OFFLINE_PAGE} from './OfflineFiles.ts';

/** Whether visited pages or a saved copy are on this device. The offline page itself does not count. */
export async function isAnythingKept(baseUrl: string): Promise<boolean> {
  const names = cacheNames(baseUrl);
  if ((await listCaches(names.saved(''))).length > 0) return true;
  if (!(await caches.has(names.pages))) return false;
  const pages = await (await caches.open(names.pages)).keys();
  return pages.some(({url}) => new URL(url).pathname !== baseUrl + OFFLINE_PAGE);
}
