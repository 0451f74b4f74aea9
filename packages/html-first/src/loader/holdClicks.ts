import type {Opener} from '../early/EarlyPart.ts';
import {isPrintable, isShortcut} from '../early/shortcuts.ts';
import {CONTROL, INTENT, NATIVE} from './controls.ts';

/** What was done before the loader has started. */
export interface HeldClicks {
  /** The last sign of intent so far; none when an early part was opened, which starts everything itself. */
  readonly intent: () => Event | undefined;
  /** Does everything again that was held, and holds nothing from then on. */
  release(): void;
  /** The rest of the loader could not be loaded: whoever asks for something gets the page as it is published now. */
  giveUp(): void;
}

/** Types into the field that has the focus, as the browser would; `back` characters before the caret are replaced. */
function typeText(text: string, back = 0): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const end = field.selectionEnd ?? 0;
  field.setRangeText(text, Math.max(0, (field.selectionStart ?? 0) - back), end, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Holds clicks on controls, the keys that open an early part and what is typed after them, from the first moment. */
export function holdClicks(openers: readonly Opener[]): HeldClicks {
  const held: (() => void)[] = [];
  let isBroken = false;
  let intent: Event | undefined;
  /** Where in `held` a part is opened, with what is typed into its field; -1 while none is asked for. */
  let openedAt = -1;

  const hold = (again: () => void) => {
    held.push(again);
    // Nothing is held in the page that comes, so this cannot go on without end. One that cannot be had stays as it is.
    if (isBroken)
      fetch('', {method: 'HEAD'}).then(
        ({ok}) => ok && location.reload(),
        () => {},
      );
  };

  /** Finds what a click or key opens, and notes the first that does. */
  const findOpened = (opens: (opener: Opener) => boolean): Opener | undefined => {
    const opener = openers.find(opens);
    if (opener && openedAt < 0) {
      openedAt = held.length;
      // The part asks for it again, and says what is wrong; it then comes out of the browser's cache.
      if (opener.src) fetch(opener.src).catch(() => {});
    }
    return opener;
  };

  const onIntent = (event: Event) => {
    intent = event;
  };

  const onClick = (event: MouseEvent) => {
    const {target, button} = event;
    if (button !== 0 || !(target instanceof HTMLElement || target instanceof SVGElement)) return;
    const control = target.closest<HTMLElement>(CONTROL);
    if (control === null || control.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    findOpened((opener) => control.matches(opener.button));
    hold(() => control.click());
  };

  const onKey = (event: KeyboardEvent) => {
    const {key} = event;
    const isOpened = openedAt >= 0;
    const isTyped = isOpened && (key === ' ' || isPrintable(event));
    const isTaken = isOpened && (key === 'Backspace' || key === 'Escape');
    if (!isTyped && !isTaken && !findOpened((opener) => isShortcut(event, opener))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') {
      held.splice(openedAt);
      openedAt = -1;
    } else if (isTyped) held.push(() => typeText(key));
    else if (isTaken) held.push(() => typeText('', 1));
    else {
      hold(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
  };

  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return {
    intent: () => (openedAt < 0 ? intent : undefined),
    release() {
      for (const type of INTENT) removeEventListener(type, onIntent, true);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      for (const again of held) again();
    },
    giveUp() {
      isBroken = true;
      const last = held.pop();
      if (last !== undefined) hold(last);
    },
  };
}
