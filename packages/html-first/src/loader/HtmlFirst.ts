import type {CONTROL, INTENT, isWidgetKey, NATIVE} from './controls.ts';
import type {HeldClicks} from './holdClicks.ts';

/** What the script in the head hands to the loader, in which the bundler replaces the modules named here by this object. */
export interface HtmlFirst {
  readonly held: HeldClicks;
  readonly CONTROL: typeof CONTROL;
  readonly INTENT: typeof INTENT;
  readonly NATIVE: typeof NATIVE;
  readonly isWidgetKey: typeof isWidgetKey;
}

declare global {
  interface Window {
    htmlFirst?: HtmlFirst;
  }
}
