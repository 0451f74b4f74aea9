import {cacheNames, deleteCaches, findSaved, storeList} from '../storage/index.ts';
import {dropUnlisted} from './dropUnlisted.ts';

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
