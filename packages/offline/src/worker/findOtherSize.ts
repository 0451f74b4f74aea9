import {listCaches, readPictureSize} from '../storage/index.ts';
import {names} from './settings.ts';

/** Finds another size of the same picture, from a visited page or a saved copy. */
export async function findOtherSize(pathname: string): Promise<Response | undefined> {
  const size = readPictureSize(pathname);
  if (size === undefined) return undefined;
  const start = location.origin + size.start;
  const copies = (await listCaches(names.saved(''))).reverse();
  for (const name of [names.assets, ...copies]) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).find(({url}) => url.startsWith(start));
    if (found) return cache.match(found);
  }
  return undefined;
}
