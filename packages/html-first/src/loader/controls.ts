/** Events that tell that somebody is about to use the page. */
export const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** The button that opens search. */
export const SEARCH_BUTTON = '.DocSearch-Button';
/** Controls that do nothing without React. Submit buttons, links and `<summary>` work by themselves. */
export const CONTROL =
  'button:not([type=submit]),[role=button],[role=tab],[role=switch],a[aria-haspopup],a[href="#"],input[type=checkbox],input[type=radio],label';
/** Links that lead to another page by themselves. */
export const PLAIN_LINK = 'a[href]:not([aria-haspopup],[role=button],[href^="#"])';
const EDITABLE = 'input,textarea,select,[contenteditable]';

/** Whether a key press opens search. */
export function isSearchShortcut(event: KeyboardEvent): boolean {
  if (event.isComposing || event.defaultPrevented) return false;
  if (event.key.toLowerCase() === 'k' && (event.metaKey || event.ctrlKey) && !event.altKey) return true;
  if (event.key !== '/' || event.metaKey || event.ctrlKey || event.altKey) return false;
  if (event.target instanceof Element && event.target.closest(EDITABLE)) return false;
  // The button says what the site wants, the storage what the reader wants. Where that is blocked, nothing is held.
  return !(
    document.querySelector('[aria-keyshortcuts$=K]') || localStorage.getItem('help-center.characters')
  );
}

/** Whether a key press types a character other than a space. */
export function isPrintable({key, metaKey, ctrlKey, altKey, isComposing}: KeyboardEvent): boolean {
  return !isComposing && key.length === 1 && key !== ' ' && !metaKey && !ctrlKey && !altKey;
}
