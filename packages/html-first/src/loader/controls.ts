/** Events that show that the reader is about to use the page. */
export const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** Controls that need React. Submit buttons, links and `<summary>` work without. */
export const CONTROL =
  'button:not([type=submit]),[role=button],[role=tab],[role=switch],a[aria-haspopup],a[href="#"],input[type=checkbox],input[type=radio],label';
/** Elements that handle their own events. */
export const NATIVE = '[data-native]';
