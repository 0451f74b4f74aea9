import {
  cacheNames,
  deleteCaches,
  dropOlder,
  saveFiles,
  selectFiles,
  type OfflineFiles,
  type SaveOptions,
  FILES_NAME,
  findSaved,
  keyOf,
  listCaches,
  storeList,
  WORKER_NAME,
} from '../storage/index.ts';
import {setRefused, register, tellWorker} from './register.ts';

/** Saves the whole site or groups on this device until the reader removes them. Rejects like `saveFiles`. */
export async function saveSite(options: SaveOptions): Promise<OfflineFiles> {
  const {baseUrl, only} = options;
  setRefused(false);
  const {active} = await register(baseUrl);
  // While its pages are open, registering again revives the worker that was told to forget.
  if (active) tellWorker(active, {kind: 'resume'});
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

/** Deletes incomplete copies, and unlisted files from complete ones. Both are left behind when a device is full. */
async function dropUnlisted(baseUrl: string): Promise<void> {
  const copies = new Map((await findSaved(baseUrl)).map((copy) => [copy.name, copy]));
  for (const name of await listCaches(cacheNames(baseUrl).saved(''))) {
    const copy = copies.get(name);
    if (!copy) {
      await caches.delete(name);
      continue;
    }
    const {cache, list} = copy;
    const paths = [...selectFiles(list, list.only).map(({path}) => path), FILES_NAME];
    const wanted = new Set(paths.map((path) => keyOf(baseUrl + path)));
    for (const request of await cache.keys()) {
      if (!wanted.has(keyOf(new URL(request.url).pathname))) await cache.delete(request);
    }
  }
}

/** Deletes a group from the device, and the copy with its last group; visited pages stay. Rejects if something could not be deleted. */
export async function forgetGroup(baseUrl: string, id: string): Promise<void> {
  const copy = (await findSaved(baseUrl)).at(-1);
  const only = copy?.list.only?.filter((other) => other !== id) ?? [];
  if (copy && only.length > 0) {
    await storeList(copy.cache, baseUrl, {...copy.list, only}, copy.date);
    await dropUnlisted(baseUrl);
    return;
  }
  await deleteCaches(cacheNames(baseUrl).saved(''));
}

/** Deletes everything of this site from the device; nothing is kept until the reader saves again. Rejects if something could not be deleted. */
export async function forgetSite(baseUrl: string): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration(baseUrl);
  if (registration?.active?.scriptURL.endsWith(baseUrl + WORKER_NAME)) {
    // The worker stays active until its pages are closed, so it has to stop keeping files.
    tellWorker(registration.active, {kind: 'forget'});
    await registration.unregister();
  }
  await deleteCaches(cacheNames(baseUrl).prefix);
  // Last, as it throws if storage is full.
  setRefused(true);
}
