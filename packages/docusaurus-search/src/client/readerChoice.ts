import {siteStorage} from './siteStorage.ts';

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
