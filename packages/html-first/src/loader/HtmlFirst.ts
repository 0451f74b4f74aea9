import type {AddEarlyPart} from '../early/EarlyPart.ts';
import type {isPrintable, isShortcut} from '../early/shortcuts.ts';
import type {CONTROL, INTENT, NATIVE} from './controls.ts';
import type {HeldClicks} from './holdClicks.ts';

/**
 * Shared by the scripts that run before the page's own: the head creates it, the loader sets `add`, and early parts call
 * that. In all other scripts the bundler replaces the modules named here by this object, so that they are sent once.
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
