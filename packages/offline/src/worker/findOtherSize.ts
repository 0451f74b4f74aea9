import {readPictureSize} from '../storage/index.ts';
import {names} from './settings.ts';

/**
 * Another size of the same picture: of a visited page the one that its screen asked for, of a saved copy the one that it
 * holds. Browsers go by the content, so the format does not matter.
 */
export async function findOtherSize(pathname: string): Promise<Response | undefined> {
  const size = readPictureSize(pathname);
  if (size === undefined) return undefined;
  const start = location.origin + size.start;
  const copies = (await caches.keys()).filter((name) => name.startsWith(names.saved(''))).reverse();
  for (const name of [names.assets, ...copies]) {
    const cache = await caches.open(name);
    const found = (await cache.keys()).find(({url}) => url.startsWith(start));
    if (found) return cache.match(found);
  }
  return undefined;
}
