import {cacheNames, FILES_NAME, findSaved, keyOf, listCaches, selectFiles} from '../storage/index.ts';

/** Deletes incomplete copies, and unlisted files from complete ones. Both are left behind when a device is full. */
export async function dropUnlisted(baseUrl: string): Promise<void> {
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
