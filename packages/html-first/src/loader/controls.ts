/** Events that show that the reader is about to use the page. */
export const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** Controls that need React. Submit buttons, links and `<summary>` work without. */
export const CONTROL =
  'button:not([type=submit]),[role=button],[role=tab],[role=switch],a[aria-haspopup],a[href="#"],input[type=checkbox],input[type=radio],label';
/** Elements that handle their own events. */
export const NATIVE = '[data-native]';

/** Whether a key is pressed on a widget that hears keys only through React. On buttons and links, Enter is a click. */
export function isWidgetKey(event: KeyboardEvent): event is KeyboardEvent & {readonly target: HTMLElement} {
  const {key, altKey, ctrlKey, metaKey, target} = event;
  return (
    // With modifiers, arrow keys move through the history.
    !(altKey || ctrlKey || metaKey) &&
    /^(Enter| |ArrowLeft|ArrowRight|Home|End)$/.test(key) &&
    target instanceof HTMLElement &&
    target.matches('[role=tab],[role=button]:not(button,a[href]),a[aria-haspopup]') &&
    !target.closest(NATIVE)
  );
}
