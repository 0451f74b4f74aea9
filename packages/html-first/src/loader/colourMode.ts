/** Where the theme stores readers' choices; filled in when the site is finished. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** Stores a value under a key without namespace; full or blocked storage is only logged. */
export function keepChoice(key: string, value: string): void {
  try {
    window[__STORAGE_TYPE__].setItem(key + __NAMESPACE__, value);
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
    if (key === `theme${__NAMESPACE__}` && newValue && dataset.hydrated === undefined) setTheme(newValue);
  });
}
