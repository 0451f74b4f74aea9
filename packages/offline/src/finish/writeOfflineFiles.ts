import {
  filesOfPage,
  type HashedFolder,
  type SiteFiles,
  fillIn,
  readBundledScript,
} from '@help-center/built-site';
import {FILES_NAME, OFFLINE_PAGE, WORKER_NAME} from '../storage/OfflineFiles.ts';
import {listFiles} from './listFiles.ts';
import type {SiteGroup} from './listGroups.ts';

/** Options of {@link writeOfflineFiles}. */
export interface WriteOfflineOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** `false` writes a service worker that removes an older one with everything it has kept. Default `true`. */
  readonly enabled?: boolean;
  /** Parts that can be saved alone, such as products. With fewer than two, only the whole site can be saved. Default none. */
  readonly groups?: readonly SiteGroup[];
  /** Paths below the base path of further pages in every copy, besides the home page and the offline page. Default none. */
  readonly everywhere?: readonly string[];
  /** Folders besides `assets/` whose file names contain a content hash. Default none. */
  readonly hashedFolders?: readonly HashedFolder[];
  /** Translated texts of the service worker by id. Default: English. */
  readonly texts?: Readonly<Record<string, string>>;
}

/** What was written. */
export interface OfflineSite {
  readonly files: number;
  readonly bytes: number;
  readonly workerBytes: number;
  /** Changes whenever a file of the site changes. */
  readonly version: string;
  /** Number of parts that can be saved alone. */
  readonly groups: number;
}

/**
 * Writes the service worker and the list of files into a site that is otherwise complete.
 * Throws if the site has no offline page.
 */
export function writeOfflineFiles(
  files: SiteFiles,
  {
    baseUrl = '/',
    enabled = true,
    groups = [],
    everywhere = [],
    hashedFolders = [],
    texts = {},
  }: WriteOfflineOptions = {},
): OfflineSite {
  if (!enabled) {
    const worker = readWorker('removalWorker', {version: 'removal', baseUrl, hashedFolders, texts});
    files.write(WORKER_NAME, worker);
    return {files: 0, bytes: 0, workerBytes: worker.length, version: 'removal', groups: 0};
  }
  if (!filesOfPage(baseUrl + OFFLINE_PAGE, baseUrl).some((name) => files.has(name))) {
    throw new Error(
      `[offline] there is no page "${OFFLINE_PAGE}" in "${files.outDir}". Build the site first, with a page at /${OFFLINE_PAGE}, or set "enabled" to false.`,
    );
  }
  const list = listFiles(files, {baseUrl, groups, everywhere});
  const worker = readWorker('serviceWorker', {version: list.version, baseUrl, hashedFolders, texts});
  files.write(FILES_NAME, JSON.stringify(list));
  files.write(WORKER_NAME, worker);
  return {
    files: list.files.length,
    bytes: list.bytes,
    workerBytes: worker.length,
    version: list.version,
    groups: list.groups.length,
  };
}

/** Settings of a service worker. */
export interface WorkerSettings {
  readonly version: string;
  readonly baseUrl: string;
  /** Folders besides `assets/` whose files never change. */
  readonly hashedFolders: readonly HashedFolder[];
  /** Translated texts by id; English where missing. */
  readonly texts: Readonly<Record<string, string>>;
}

/** Fills in the bundled script of a service worker: the real one, or the one that removes it. */
export function readWorker(
  name: 'serviceWorker' | 'removalWorker',
  {version, baseUrl, hashedFolders, texts}: WorkerSettings,
): string {
  const script = readBundledScript(new URL(`../../dist/worker/${name}.min.js`, import.meta.url));
  return fillIn(script, texts, {
    __VERSION__: version,
    __BASE_URL__: baseUrl,
    __HASHED_FOLDERS__: [{folder: 'assets/', except: []}, ...hashedFolders],
  });
}
