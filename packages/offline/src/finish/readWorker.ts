import {fillIn, readBundledScript, type HashedFolder} from '@help-center/built-site';

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
