/** Where the theme keeps what a reader has chosen; put in by finishing. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** A key of the browser's storage, in the namespace of the site. */
export function storageKey(key: string): string {
  return key + __NAMESPACE__;
}

/** Reads what is kept by a key without the namespace; throws where the storage is blocked. */
export function readKept(key: string): string | null {
  return window[__STORAGE_TYPE__].getItem(storageKey(key));
}

/** Keeps a text by a key without the namespace; a storage that is full or blocked goes to the console only. */
export function keepChoice(key: string, value: string): void {
  try {
    window[__STORAGE_TYPE__].setItem(storageKey(key), value);
  } catch (error) {
    console.error(error);
  }
}
