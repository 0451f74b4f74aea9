import type {Opener} from '../contract/LoaderPart.ts';

/** The storage of the site. Written out because a function call bundles to more bytes, and this is in every page. */
declare const __STORAGE_TYPE__: 'localStorage' | 'sessionStorage';
declare const __NAMESPACE__: string;

/** Elements that use characters themselves. Widgets do so only once scripts run. */
const TAKES_CHARACTERS = 'input,textarea,select,[contenteditable],audio,video,dialog';

/** Whether a key press is one of the opener's shortcuts. If the storage is blocked, they count as turned on. */
export function isShortcut(event: KeyboardEvent, {keys, offKey}: Opener): boolean {
  const {key, metaKey, ctrlKey, altKey, shiftKey, target} = event;
  if (event.isComposing || event.defaultPrevented || altKey) return false;
  if (metaKey || ctrlKey) return !shiftKey && keys.includes(`mod+${key.toLowerCase()}`);
  if (!keys.includes('any') || !isPrintable(event)) return false;
  if (target instanceof Element && target.closest(TAKES_CHARACTERS)) return false;
  try {
    return !window[__STORAGE_TYPE__].getItem(offKey + __NAMESPACE__);
  } catch {
    return true;
  }
}

/** Whether a key press types a character other than a space. */
export function isPrintable({key, metaKey, ctrlKey, altKey, isComposing}: KeyboardEvent): boolean {
  return !isComposing && key.length === 1 && key !== ' ' && !metaKey && !ctrlKey && !altKey;
}
