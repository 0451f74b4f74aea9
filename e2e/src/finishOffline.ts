import {SiteFiles} from '@help-center/built-site';
import {writeOfflineFiles, type WriteOfflineOptions} from '@help-center/offline';

/** Writes the service worker of a built site after changes. */
export function finishOffline(folder: string, options: WriteOfflineOptions = {}): void {
  const files = new SiteFiles(folder);
  writeOfflineFiles(files, options);
  files.commit();
}
