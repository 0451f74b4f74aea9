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
