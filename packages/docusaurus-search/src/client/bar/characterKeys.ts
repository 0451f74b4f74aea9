import {OPENER} from '../../early/contract.ts';
import {siteStorage} from '../siteStorage.ts';

const {offKey: KEY} = OPENER;

/** Whether a character on its own opens search; yes until the reader switches it off (WCAG 2.1.4). */
export function readCharacterKeys(): boolean {
  try {
    return siteStorage.getItem(KEY) !== 'off';
  } catch {
    return true;
  }
}

/** Keeps the reader's choice; the loader of html-first reads it, too. */
export function keepCharacterKeys(isOn: boolean): void {
  try {
    if (isOn) siteStorage.removeItem(KEY);
    else siteStorage.setItem(KEY, 'off');
  } catch (error) {
    console.error(`[search] cannot store "${KEY}":`, error);
  }
}
