import {dropOlder, findSaved, selectFiles} from '../storage/index.ts';
import {baseUrl, names, version} from './settings.ts';

async function forget(isWanted: (name: string) => boolean): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(names.prefix));
  await Promise.all(own.filter((name) => !isWanted(name)).map((name) => caches.delete(name)));
}

/** Deletes what belongs to other versions. Where a newer copy is saved, what was visited of it is older. */
export async function forgetOld(): Promise<void> {
  const newest = (await findSaved(baseUrl)).at(-1);
  const isOfThisVersion = newest?.name === names.saved(version);
  const wanted = new Set([names.shell(version), names.saved(version), newest?.name]);
  if (!isOfThisVersion || newest.list.only) wanted.add(names.pages).add(names.assets);
  await forget((name) => wanted.has(name));
  if (isOfThisVersion) await dropOlder(baseUrl, selectFiles(newest.list, newest.list.only));
}

/** Deletes everything of this site. */
export async function forgetAll(): Promise<void> {
  await forget(() => false);
}
