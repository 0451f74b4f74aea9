import {cacheNames, FILES_NAME, findSaved, keyOf, selectFiles} from '../storage/index.ts';

/** Deletes copies that are not complete, and from the others what they do not list: what a saving without room has left. */
export async function dropUnlisted(baseUrl: string): Promise<void> {
  const start = cacheNames(baseUrl).saved('');
  const copies = new Map((await findSaved(baseUrl)).map((copy) => [copy.name, copy]));
  for (const name of await caches.keys()) {
    if (!name.startsWith(start)) continue;
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
