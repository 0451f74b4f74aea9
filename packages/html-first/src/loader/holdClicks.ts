import {CONTROL, INTENT, isPrintable, isSearchShortcut, SEARCH_BUTTON} from './controls.ts';

/** What was done before the loader has started. */
export interface HeldClicks {
  /** The last sign of intent so far. */
  readonly intent: () => Event | undefined;
  /** Does everything again that was held, and holds nothing from then on. */
  release(): void;
}

declare global {
  interface Window {
    helpCenterHeld?: HeldClicks;
  }
}

/** Types into the field that has the focus, as the browser would. */
function typeText(text: string): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  field.setRangeText(text, field.selectionStart ?? 0, field.selectionEnd ?? 0, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Holds clicks on controls, the keys that open search and what is typed after them, from the first moment. */
export function holdClicks(): HeldClicks {
  const held: (() => void)[] = [];
  let intent: Event | undefined;
  /** Whether a search field is about to open. */
  let isSearching = false;

  const onIntent = (event: Event) => {
    intent = event;
  };

  const onClick = (event: MouseEvent) => {
    const {target, button} = event;
    if (button !== 0 || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const control = target.closest<HTMLElement>(CONTROL);
    if (control === null || control.closest('[data-native]')) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    isSearching ||= control.matches(SEARCH_BUTTON);
    held.push(() => control.click());
  };

  const onKey = (event: KeyboardEvent) => {
    const {key} = event;
    const isTyped = isSearching && (key === ' ' || isPrintable(event));
    if (!isTyped && !isSearchShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (isTyped) held.push(() => typeText(key));
    else held.push(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    isSearching = true;
  };

  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return {
    intent: () => intent,
    release() {
      for (const type of INTENT) removeEventListener(type, onIntent, true);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      for (const again of held) again();
    },
  };
}
