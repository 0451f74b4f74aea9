import {CONTROL, INTENT, isSearchShortcut} from './intercept.ts';

/** What was done before the loader has started. */
export interface HeldClicks {
  /** The last sign of intent so far. */
  readonly intent: () => Event | undefined;
  /** Does everything again that was held, and holds nothing from then on. */
  release(): void;
}

/** Holds clicks on controls, and the keys that open search, from the first moment. */
export function holdClicks(): HeldClicks {
  const held: (() => void)[] = [];
  let intent: Event | undefined;

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
    held.push(() => control.click());
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isSearchShortcut(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    held.push(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
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
