import {
  cacheNames,
  deleteCaches,
  dropOlder,
  saveFiles,
  selectFiles,
  type OfflineFiles,
  type SaveOptions,
} from '../storage/index.ts';
import {dropUnlisted} from './dropUnlisted.ts';
import {setRefused} from './preference.ts';
import {register} from './register.ts';

/** Saves the whole site or groups on this device until the reader removes them. Rejects like `saveFiles`. */
export async function saveSite(options: SaveOptions): Promise<OfflineFiles> {
  const {baseUrl, only} = options;
  setRefused(false);
  await register(baseUrl);
  // Without persistence, a browser that is short of space may drop the copy.
  await navigator.storage?.persist?.();
  const names = cacheNames(baseUrl);
  let list: OfflineFiles;
  try {
    list = await saveFiles(options);
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') await dropUnlisted(baseUrl);
    throw error;
  }
  await deleteCaches(names.saved(''), (name) => name === names.saved(list.version));
  // Visited pages are older than the copy.
  if (only) await dropOlder(baseUrl, selectFiles(list, only));
  else await caches.delete(names.pages);
  return list;
}
