import {cacheNames} from './cacheNames.ts';
import {FILES_NAME, type OfflineFiles} from './OfflineFiles.ts';

/** The list as it is kept with a copy. */
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

/** The complete copies on this device, the newest last. */
export async function findSaved(baseUrl: string): Promise<SavedCopy[]> {
  const start = cacheNames(baseUrl).saved('');
  const copies: SavedCopy[] = [];
  for (const name of await caches.keys()) {
    if (!name.startsWith(start)) continue;
    const cache = await caches.open(name);
    const answer = await cache.match(baseUrl + FILES_NAME);
    if (!answer) continue;
    const date = new Date(answer.headers.get('date') ?? 0);
    copies.push({cache, name, date, list: (await answer.json()) as SavedFiles});
  }
  return copies.sort((a, b) => a.date.getTime() - b.date.getTime());
}
