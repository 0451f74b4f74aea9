import {cacheNames} from './cacheNames.ts';
import {fetchFiles, fetchFromServer} from './fetchFiles.ts';
import {findSaved, type SavedCopy, type SavedFiles} from './findSaved.ts';
import {keyOf} from './keyOf.ts';
import {FILES_NAME, type OfflineFile, type OfflineFiles} from './OfflineFiles.ts';
import {selectFiles} from './selectFiles.ts';

/** How the site is saved. */
export interface SaveOptions {
  readonly baseUrl: string;
  /** Ids of the groups that the copy shall hold, those that it holds already included. Without them, the whole site. */
  readonly only?: readonly string[] | undefined;
  /** Stops the saving; what was fetched so far stays and is not fetched again. */
  readonly signal?: AbortSignal;
  /** Called after each file. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** The site was published anew each time that it was nearly saved. */
export class ChangingSiteError extends Error {
  override readonly name = 'ChangingSiteError';
}

/** Files that are fetched at a time. */
const LANES = 6;
/** Versions that may be published while saving before it is given up. */
const MAX_VERSIONS = 3;

/** An answer that may be given to a navigation: one that was redirected may not. */
async function plain(response: Response): Promise<Response> {
  if (!response.redirected) return response;
  return new Response(await response.blob(), {headers: response.headers});
}

async function saveVersion(list: OfflineFiles, olds: readonly SavedCopy[], options: SaveOptions) {
  const {baseUrl, only, signal, onProgress} = options;
  const cache = await caches.open(cacheNames(baseUrl).saved(list.version));
  const known = new Map<string, Cache>();
  for (const {list: old, cache: kept} of olds)
    for (const {path, hash} of selectFiles(old, old.only)) known.set(`${path} ${hash}`, kept);

  async function saveFile({path, hash}: OfflineFile): Promise<void> {
    const key = keyOf(baseUrl + path);
    if (await cache.match(key)) return;
    const copy = await known.get(`${path} ${hash}`)?.match(key);
    await cache.put(key, copy ?? (await plain(await fetchFromServer(baseUrl + path, signal))));
  }

  const rest = [...selectFiles(list, only)];
  const total = rest.reduce((sum, {size}) => sum + size, 0);
  let done = 0;
  async function runLane(): Promise<void> {
    for (let file = rest.shift(); file; file = rest.shift()) {
      signal?.throwIfAborted();
      await saveFile(file);
      done += file.size;
      onProgress?.(done, total);
    }
  }
  try {
    await Promise.all(Array.from({length: LANES}, runLane));
  } finally {
    // One lane failed: the others must not go on behind the back of whoever asked.
    rest.length = 0;
  }
  const headers = {'content-type': 'application/json', date: new Date().toUTCString()};
  const saved: SavedFiles = only ? {...list, only} : list;
  await cache.put(baseUrl + FILES_NAME, new Response(JSON.stringify(saved), {headers}));
}

/**
 * Saves the newest version of the whole site or of groups of it; files that an older copy holds unchanged are not fetched again.
 * Rejects with what went wrong: no network, no room (`QuotaExceededError`), stopped (`AbortError`), a missing file, or a
 * site that changes again and again.
 */
export async function saveFiles(options: SaveOptions): Promise<OfflineFiles> {
  let list = await fetchFiles(options.baseUrl, options.signal);
  for (let round = 0; round < MAX_VERSIONS; round++) {
    await saveVersion(list, await findSaved(options.baseUrl), options);
    // Pages of two versions must not be mixed: what was published meanwhile is fetched too.
    const newest = await fetchFiles(options.baseUrl, options.signal);
    if (newest.version === list.version) return list;
    list = newest;
  }
  throw new ChangingSiteError('The site changed again and again while it was being saved.');
}
