import {keepChoice, storageKey} from './siteStorage.ts';

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
