/** Where the theme stores readers' choices; filled in when the site is finished. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** A storage key in the namespace of the site. */
function storageKey(key: string): string {
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

const {dataset} = document.documentElement;

function setTheme(theme: string): void {
  dataset.theme = theme;
  dataset.themeChoice = theme;
}

/** Switches between light and dark before React runs; hydration reads both attributes again. */
export function switchColourMode(): void {
  const theme = dataset.theme === 'dark' ? 'light' : 'dark';
  setTheme(theme);
  keepChoice('theme', theme);
}

/** Follows a choice made in another tab. */
export function followOtherTabs(): void {
  addEventListener('storage', ({key, newValue}) => {
    if (key === storageKey('theme') && newValue && dataset.hydrated === undefined) setTheme(newValue);
  });
}
