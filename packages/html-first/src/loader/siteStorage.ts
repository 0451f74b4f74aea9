/** Where the theme stores readers' choices; filled in when the site is finished. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** A storage key in the namespace of the site. */
export function storageKey(key: string): string {
  return key + __NAMESPACE__;
}

/** Stores a value under a key without namespace; full or blocked storage is only logged. */
export function keepChoice(key: string, value: string): void {
  try {
    window[__STORAGE_TYPE__].setItem(storageKey(key), value);
  } catch (error) {
    console.error(error);
  }
}
