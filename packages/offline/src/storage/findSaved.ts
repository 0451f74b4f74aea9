import {cacheNames} from './cacheNames.ts';
import {listCaches} from './deleteCaches.ts';
import {FILES_NAME, type OfflineFiles} from './OfflineFiles.ts';

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
