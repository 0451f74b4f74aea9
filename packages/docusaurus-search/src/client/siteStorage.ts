import site from '@generated/site-storage';

/** A key of the browser's storage, in the namespace of the site (`storage` of the Docusaurus configuration). */
export function siteKey(key: string): string {
  return key + site.namespace;
}

/** The storage that the site keeps readers' choices in, by keys without the namespace; throws where it is blocked. */
export const siteStorage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'> = {
  getItem: (key) => globalThis[site.type].getItem(siteKey(key)),
  setItem: (key, value) => globalThis[site.type].setItem(siteKey(key), value),
  removeItem: (key) => globalThis[site.type].removeItem(siteKey(key)),
};
