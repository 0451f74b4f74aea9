import {FILES_NAME, type OfflineFiles, type OfflineFile} from './OfflineFiles.ts';
import {cacheNames, keyOf} from './cacheNames.ts';
import {findSaved, storeList, type SavedCopy, selectFiles} from './findSaved.ts';

/** Marks requests for saving, which the service worker must not answer from its caches. */
export const SAVING_HEADER = 'x-offline-saving';

/** Fetches from the server, bypassing the service worker; rejects on any status but 2xx. */
export async function fetchFromServer(address: string, signal?: AbortSignal): Promise<Response> {
  const response = await fetch(address, {
    cache: 'no-cache',
    headers: {[SAVING_HEADER]: '1'},
    ...(signal && {signal}),
  });
  if (!response.ok) throw new Error(`${address} answered with status ${response.status}.`);
  return response;
}

/** Fetches the list of files of the newest version. */
export async function fetchFiles(baseUrl: string, signal?: AbortSignal): Promise<OfflineFiles> {
  const response = await fetchFromServer(baseUrl + FILES_NAME, signal);
  return (await response.json()) as OfflineFiles;
}

/** Options of {@link saveFiles}. */
export interface SaveOptions {
  readonly baseUrl: string;
  /** Ids of all groups that the copy should hold, including those it already holds. Default: the whole site. */
  readonly only?: readonly string[] | undefined;
  /** Stops saving; files fetched so far are kept and not fetched again. */
  readonly signal?: AbortSignal;
  /** Called after each file. */
  readonly onProgress?: (done: number, total: number) => void;
}

/** Files fetched at a time. */
const LANES = 6;
/** Most versions to try if new ones are published while saving. */
const MAX_VERSIONS = 3;

/** A response without the redirected flag, which browsers refuse for navigations. */
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
    // If one lane has failed, the others stop, too.
    rest.length = 0;
  }
  await storeList(cache, baseUrl, only ? {...list, only} : list);
}

/**
 * Saves the newest version of the whole site or of groups; unchanged files are copied from an older copy.
 * Rejects if the network fails, the device is full (`QuotaExceededError`), saving was stopped (`AbortError`), a file is
 * missing, or the site keeps changing.
 */
export async function saveFiles(options: SaveOptions): Promise<OfflineFiles> {
  let list = await fetchFiles(options.baseUrl, options.signal);
  for (let round = 0; round < MAX_VERSIONS; round++) {
    await saveVersion(list, await findSaved(options.baseUrl), options);
    // Pages of two versions must not be mixed, so a version published meanwhile is fetched, too.
    const newest = await fetchFiles(options.baseUrl, options.signal);
    if (newest.version === list.version) return list;
    list = newest;
  }
  throw new Error('The site kept changing while it was being saved.');
}

/** Whether a response is a complete page that may be stored. */
export function isKeepable({ok, redirected, headers}: Response): boolean {
  const isPage = /text\/html/.test(headers.get('content-type') ?? '');
  return (
    ok && isPage && !redirected && !/(?:^|[\s,])no-store(?:[\s,]|$)/i.test(headers.get('cache-control') ?? '')
  );
}
