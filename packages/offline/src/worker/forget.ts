import {deleteCaches, dropOlder, findSaved, selectFiles} from '../storage/index.ts';
import {baseUrl, names, version} from './settings.ts';

/** Deletes caches of other versions, and visited pages that have a newer saved copy. */
export async function forgetOld(): Promise<void> {
  const newest = (await findSaved(baseUrl)).at(-1);
  const isOfThisVersion = newest?.name === names.saved(version);
  const wanted = new Set([names.shell(version), names.saved(version), newest?.name]);
  if (!isOfThisVersion || newest.list.only) wanted.add(names.pages).add(names.assets);
  await deleteCaches(names.prefix, (name) => wanted.has(name));
  if (isOfThisVersion) await dropOlder(baseUrl, selectFiles(newest.list, newest.list.only));
}

/** Deletes everything of this site. */
export async function forgetAll(): Promise<void> {
  await deleteCaches(names.prefix);
}
