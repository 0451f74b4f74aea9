import {siteStorage} from './siteStorage.ts';

/** Whether the reader has left something on, which is the case until it is switched off. */
export function readChoice(key: string): boolean {
  try {
    return siteStorage.getItem(key) === null;
  } catch {
    return true;
  }
}

/** Keeps what the reader chose: a key that is there says "off", which the loader of html-first reads, too. */
export function keepChoice(key: string, isOn: boolean): void {
  try {
    if (isOn) siteStorage.removeItem(key);
    else siteStorage.setItem(key, 'off');
  } catch (error) {
    console.error(`[search] cannot store "${key}":`, error);
  }
}
