import type {AddEarlyPart} from '../early/EarlyPart.ts';
import type {isPrintable, isShortcut} from '../early/shortcuts.ts';
import type {CONTROL, INTENT, NATIVE} from './controls.ts';
import type {HeldClicks} from './holdClicks.ts';

/**
 * What the scripts before a page's own share: the head sets it, the loader adds `add`, and early parts call that. The
 * bundler lets the modules named here be taken from it in all scripts but the head, so that they are sent once.
 */
export interface HtmlFirst {
  readonly held: HeldClicks;
  readonly isPrintable: typeof isPrintable;
  readonly isShortcut: typeof isShortcut;
  readonly CONTROL: typeof CONTROL;
  readonly INTENT: typeof INTENT;
  readonly NATIVE: typeof NATIVE;
  add?: AddEarlyPart;
}

declare global {
  interface Window {
    htmlFirst?: HtmlFirst;
  }
}
