import {fillIn, readBundledScript, type HashedFolder} from '@help-center/built-site';

/** What a service worker is told of its site. */
export interface WorkerSettings {
  readonly version: string;
  readonly baseUrl: string;
  /** Folders besides `assets/` whose files never change. */
  readonly hashedFolders: readonly HashedFolder[];
  /** Texts by their id, where they differ from the English ones. */
  readonly texts: Readonly<Record<string, string>>;
}

/** A service worker as one small script, bundled when the package is made: the real one, or the one that removes it. */
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
