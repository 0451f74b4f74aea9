import type {SearchConfig} from '../contract/SearchConfig.ts';

let site: SearchConfig['storage'] = {type: 'localStorage', namespace: ''};

/** Sets where the site stores readers' choices. */
export function setSiteStorage(storage: SearchConfig['storage']): void {
  site = storage;
}

/** A storage key in the namespace of the site. */
export function siteKey(key: string): string {
  return key + site.namespace;
}

/** The storage that the site uses for readers' choices; adds the namespace to keys, and throws where storage is blocked. */
export const siteStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => globalThis[site.type].getItem(siteKey(key)),
  setItem: (key, value) => globalThis[site.type].setItem(siteKey(key), value),
  removeItem: (key) => globalThis[site.type].removeItem(siteKey(key)),
};

/** Whether a feature is on, which it is until the reader switches it off. */
export function readChoice(key: string): boolean {
  try {
    return siteStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

/** Keeps the reader's choice: a key that is present means "off", also to html-first's loader. */
export function keepChoice(key: string, isOn: boolean): void {
  try {
    if (isOn) siteStorage.removeItem(key);
    else siteStorage.setItem(key, 'off');
  } catch (error) {
    console.error(`[search] cannot store "${key}":`, error);
  }
}

/** A storage that may be missing, full or blocked: reading then gives `undefined`, and failures are only logged. */
export interface JsonStorage {
  read(key: string): unknown;
  write(key: string, value: unknown): void;
}

/** Wraps local storage by default; `open` is called for each access, because merely touching a storage may throw. */
export function createJsonStorage(
  open: () => Pick<Storage, 'getItem' | 'setItem'> = () => localStorage,
): JsonStorage {
  return {
    read(key) {
      try {
        const text = open().getItem(key);
        return text === null ? undefined : JSON.parse(text);
      } catch (error) {
        console.error(`[search] cannot read "${key}":`, error);
        return undefined;
      }
    },
    write(key, value) {
      try {
        open().setItem(key, JSON.stringify(value));
      } catch (error) {
        console.error(`[search] cannot store "${key}":`, error);
      }
    },
  };
}
