import {readKept} from '../loader/siteStorage.ts';
import type {Opener} from './EarlyPart.ts';

const EDITABLE = 'input,textarea,select,[contenteditable]';

/** Whether a key press is one of the keys of an opener. Where the storage is blocked, nothing is. */
export function isShortcut(event: KeyboardEvent, {keys, offKey}: Opener): boolean {
  const {key, metaKey, ctrlKey, altKey, shiftKey, target} = event;
  if (event.isComposing || event.defaultPrevented || altKey) return false;
  if (metaKey || ctrlKey) return !shiftKey && keys.includes(`mod+${key.toLowerCase()}`);
  if (!keys.includes(key) || (target instanceof Element && target.closest(EDITABLE))) return false;
  return !readKept(offKey);
}

/** Whether a key press types a character other than a space. */
export function isPrintable({key, metaKey, ctrlKey, altKey, isComposing}: KeyboardEvent): boolean {
  return !isComposing && key.length === 1 && key !== ' ' && !metaKey && !ctrlKey && !altKey;
}
