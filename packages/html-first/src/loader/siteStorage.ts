/** Where the theme keeps what a reader has chosen; put in by finishing. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** A key of the browser's storage, in the namespace of the site. */
export function storageKey(key: string): string {
  return key + __NAMESPACE__;
}

/** Keeps a choice where the theme looks for it. */
export function keepChoice(key: string, value: string): void {
  try {
    window[__STORAGE_TYPE__].setItem(storageKey(key), value);
  } catch (error) {
    console.error(error);
  }
}
