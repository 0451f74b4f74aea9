import {filesOfPage, type HashedFolder, type SiteFiles} from '@help-center/built-site';
import {FILES_NAME, OFFLINE_PAGE, WORKER_NAME} from '../storage/OfflineFiles.ts';
import {listFiles} from './listFiles.ts';
import type {SiteGroup} from './listGroups.ts';
import type {MeasuredFiles} from './measureFiles.ts';
import {readWorker} from './readWorker.ts';

/** What to make readable without a network. */
export interface WriteOfflineOptions {
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** `false` writes a service worker that removes an older one with all it has kept. Default `true`. */
  readonly enabled?: boolean;
  /** What can be saved alone, such as products; two at least, or only the whole site can be saved. Default none. */
  readonly groups?: readonly SiteGroup[];
  /** Paths below the base path of pages that each copy has besides the home page and the offline page, such as `search`. Default none. */
  readonly everywhere?: readonly string[];
  /** Folders besides `assets/` whose files never change, as their names say what is in them. Default none. */
  readonly hashedFolders?: readonly HashedFolder[];
  /** Texts of the service worker by their id, where they differ from the English ones. Default none. */
  readonly texts?: Readonly<Record<string, string>>;
  /** What `measureFiles` has measured. Default: files are measured here, one after the other. */
  readonly measured?: MeasuredFiles;
}

/** What was written. */
export interface OfflineSite {
  readonly files: number;
  readonly bytes: number;
  readonly workerBytes: number;
  /** Changes whenever a file of the site changes. */
  readonly version: string;
  /** How many parts can be saved alone. */
  readonly groups: number;
}

/**
 * Writes the service worker and the list of files into a site to which everything else has been written.
 * Throws when it has no offline page.
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
    measured,
  }: WriteOfflineOptions = {},
): OfflineSite {
  if (!enabled) {
    const worker = readWorker('removalWorker', {version: 'removal', baseUrl, hashedFolders, texts});
    files.write(WORKER_NAME, worker);
    return {files: 0, bytes: 0, workerBytes: worker.length, version: 'removal', groups: 0};
  }
  if (!filesOfPage(baseUrl + OFFLINE_PAGE, baseUrl).some((name) => files.has(name))) {
    throw new Error(
      `[offline] there is no page "${OFFLINE_PAGE}" in "${files.outDir}". Build the site first, with a page at /${OFFLINE_PAGE}, or turn the feature off.`,
    );
  }
  const list = listFiles(files, {baseUrl, groups, everywhere, measured});
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
