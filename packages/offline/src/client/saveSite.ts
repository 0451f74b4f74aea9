import {
  cacheNames,
  dropOlder,
  saveFiles,
  selectFiles,
  type OfflineFiles,
  type SaveOptions,
} from '../storage/index.ts';
import {dropUnlisted} from './dropUnlisted.ts';
import {setRefused} from './preference.ts';
import {register} from './register.ts';

/** Saves the whole site, or groups of it, on this device and keeps it until the reader removes it. Rejects as `saveFiles` does. */
export async function saveSite(options: SaveOptions): Promise<OfflineFiles> {
  const {baseUrl, only} = options;
  setRefused(false);
  await register(baseUrl);
  // Without the promise to persist, a browser that is short of room may drop the copy.
  await navigator.storage?.persist?.();
  const names = cacheNames(baseUrl);
  let list: OfflineFiles;
  try {
    list = await saveFiles(options);
  } catch (error) {
    if ((error as Error).name === 'QuotaExceededError') await dropUnlisted(baseUrl);
    throw error;
  }
  const start = names.saved('');
  for (const name of await caches.keys()) {
    if (name.startsWith(start) && name !== names.saved(list.version)) await caches.delete(name);
  }
  // What was visited before is older than the copy.
  if (only) await dropOlder(baseUrl, selectFiles(list, only));
  else await caches.delete(names.pages);
  return list;
}
