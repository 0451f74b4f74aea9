import {cacheNames, FILES_NAME, findSaved, type SavedFiles} from '../storage/index.ts';
import {dropUnlisted} from './dropUnlisted.ts';

/** Deletes a group, and with the last one the copy, from the device; pages that were visited stay. Rejects when something stays. */
export async function forgetGroup(baseUrl: string, id: string): Promise<void> {
  const copy = (await findSaved(baseUrl)).at(-1);
  const only = copy?.list.only?.filter((other) => other !== id) ?? [];
  if (copy && only.length > 0) {
    const headers = {'content-type': 'application/json', date: copy.date.toUTCString()};
    const list: SavedFiles = {...copy.list, only};
    await copy.cache.put(baseUrl + FILES_NAME, new Response(JSON.stringify(list), {headers}));
    await dropUnlisted(baseUrl);
    return;
  }
  const start = cacheNames(baseUrl).saved('');
  for (const name of await caches.keys()) if (name.startsWith(start)) await caches.delete(name);
}
