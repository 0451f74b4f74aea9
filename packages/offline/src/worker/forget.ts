import {findSaved} from '../storage/index.ts';
import {baseUrl, names, version} from './place.ts';

async function forget(isWanted: (name: string) => boolean): Promise<void> {
  const own = (await caches.keys()).filter((name) => name.startsWith(names.prefix));
  await Promise.all(own.filter((name) => !isWanted(name)).map((name) => caches.delete(name)));
}

/** Deletes what belongs to other versions. Where a newer copy of the whole site is saved, what was visited is older than it. */
export async function forgetOld(): Promise<void> {
  const newest = (await findSaved(baseUrl)).at(-1)?.name;
  const wanted = new Set([names.shell(version), names.saved(version), newest]);
  if (newest !== names.saved(version)) wanted.add(names.pages).add(names.assets);
  await forget((name) => wanted.has(name));
}

/** Deletes everything of this site. */
export async function forgetAll(): Promise<void> {
  await forget(() => false);
}
