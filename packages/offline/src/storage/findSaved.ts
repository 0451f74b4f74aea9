import {cacheNames, listCaches, keyOf} from './cacheNames.ts';
import {FILES_NAME, type OfflineFiles, type OfflineFile, OFFLINE_PAGE} from './OfflineFiles.ts';

/** The list of files as stored with a copy. */
export interface SavedFiles extends OfflineFiles {
  /** Ids of the groups that the copy holds; missing for a copy of the whole site. */
  readonly only?: readonly string[];
}

/** A complete copy of the site, or of groups of it, on this device. */
export interface SavedCopy {
  readonly cache: Cache;
  readonly name: string;
  readonly list: SavedFiles;
  /** When it was completed. */
  readonly date: Date;
}

/** Stores the list of a copy, which marks the copy as complete since `date`. */
export async function storeList(
  cache: Cache,
  baseUrl: string,
  list: SavedFiles,
  date: Date = new Date(),
): Promise<void> {
  const headers = {'content-type': 'application/json', date: date.toUTCString()};
  await cache.put(baseUrl + FILES_NAME, new Response(JSON.stringify(list), {headers}));
}

/** The complete copies on this device, the newest last. */
export async function findSaved(baseUrl: string): Promise<SavedCopy[]> {
  const copies: SavedCopy[] = [];
  for (const name of await listCaches(cacheNames(baseUrl).saved(''))) {
    const cache = await caches.open(name);
    const answer = await cache.match(baseUrl + FILES_NAME);
    if (!answer) continue;
    const date = new Date(answer.headers.get('date') ?? 0);
    copies.push({cache, name, date, list: (await answer.json()) as SavedFiles});
  }
  return copies.sort((a, b) => a.date.getTime() - b.date.getTime());
}

/** Deletes visited pages that have a newer saved copy, as visited pages take precedence. */
export async function dropOlder(baseUrl: string, saved: readonly OfflineFile[]): Promise<void> {
  const {pages} = cacheNames(baseUrl);
  if (!(await caches.has(pages))) return;
  const cache = await caches.open(pages);
  const keys = new Set(saved.map(({path}) => keyOf(baseUrl + path)));
  for (const request of await cache.keys()) {
    if (keys.has(keyOf(new URL(request.url).pathname))) await cache.delete(request);
  }
}

/** Whether visited pages or a saved copy are on this device. The offline page itself does not count. */
export async function isAnythingKept(baseUrl: string): Promise<boolean> {
  const names = cacheNames(baseUrl);
  if ((await listCaches(names.saved(''))).length > 0) return true;
  if (!(await caches.has(names.pages))) return false;
  const pages = await (await caches.open(names.pages)).keys();
  return pages.some(({url}) => new URL(url).pathname !== baseUrl + OFFLINE_PAGE);
}

/** The files of a copy with these groups, or of the whole site without `ids`. Ids that no longer exist are ignored. */
export function selectFiles(
  {files, common, groups}: OfflineFiles,
  ids?: readonly string[],
): readonly OfflineFile[] {
  if (!ids) return files;
  const places = new Set(common.files);
  for (const {id, files: own} of groups) if (ids.includes(id)) for (const place of own) places.add(place);
  return files.filter((_, place) => places.has(place));
}
