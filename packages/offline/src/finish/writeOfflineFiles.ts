import {existsSync, writeFileSync} from 'node:fs';
import {join} from 'node:path';
import {FILES_NAME, OFFLINE_PAGE, WORKER_NAME} from '../storage/OfflineFiles.ts';
import {bundleWorker} from './bundleWorker.ts';
import {listFiles} from './listFiles.ts';

/** What to make readable without a network. */
export interface WriteOfflineOptions {
  /** The build folder, after everything else has been written into it. */
  readonly outDir: string;
  /** Base path of the site. Default `/`. */
  readonly baseUrl?: string;
  /** `false` writes a service worker that removes an older one with all it has kept. Default `true`. */
  readonly enabled?: boolean;
}

/** What was written. */
export interface OfflineSite {
  readonly files: number;
  readonly bytes: number;
  readonly workerBytes: number;
  /** Changes whenever a file of the site changes. */
  readonly version: string;
}

/** Writes the service worker and the list of files into a built site. Throws when the folder holds no offline page. */
export function writeOfflineFiles({outDir, baseUrl = '/', enabled = true}: WriteOfflineOptions): OfflineSite {
  if (!enabled) {
    const worker = bundleWorker('removalWorker', {version: 'removal', baseUrl});
    writeFileSync(join(outDir, WORKER_NAME), worker);
    return {files: 0, bytes: 0, workerBytes: worker.length, version: 'removal'};
  }
  if (!existsSync(join(outDir, OFFLINE_PAGE, 'index.html'))) {
    throw new Error(
      `[offline] there is no page "${OFFLINE_PAGE}/index.html" in "${outDir}". Build the site first, with a page at /${OFFLINE_PAGE}, or turn the feature off.`,
    );
  }
  const list = listFiles(outDir);
  const worker = bundleWorker('serviceWorker', {version: list.version, baseUrl});
  writeFileSync(join(outDir, FILES_NAME), JSON.stringify(list));
  writeFileSync(join(outDir, WORKER_NAME), worker);
  return {files: list.files.length, bytes: list.bytes, workerBytes: worker.length, version: list.version};
}
