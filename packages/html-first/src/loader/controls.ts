/** Events that tell that somebody is about to use the page. */
export const INTENT = ['pointermove', 'pointerdown', 'touchstart', 'keydown', 'focusin', 'wheel'] as const;
/** Controls that do nothing without React. Submit buttons, links and `<summary>` work by themselves. */
export const CONTROL =
  'button:not([type=submit]),[role=button],[role=tab],[role=switch],a[aria-haspopup],a[href="#"],input[type=checkbox],input[type=radio],label';
/** What answers by itself. */
export const NATIVE = '[data-native]';
