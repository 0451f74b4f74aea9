import {SiteFiles} from '@help-center/built-site';
import {writeOfflineFiles, type WriteOfflineOptions} from '@help-center/offline';

/** Makes the service worker of a built site that was changed. */
export function finishOffline(folder: string, options: WriteOfflineOptions = {}): void {
  const files = new SiteFiles(folder);
  writeOfflineFiles(files, options);
  files.commit();
}
