import type {Opener} from '../contract/LoaderPart.ts';
import {CONTROL, INTENT, NATIVE} from './controls.ts';
import {isPrintable, isShortcut} from './shortcuts.ts';

/** What the reader did before the loader started. */
export interface HeldClicks {
  /** The last sign of intent; `undefined` if a part was opened, which fetches its own files first. */
  readonly intent: () => Event | undefined;
  /** Replays everything held, and stops holding. */
  release(): void;
  /** Called if the rest of the loader cannot be loaded: the next action, or the last held one, reloads the page. */
  giveUp(): void;
}

/** Types into the focused field like the browser would; replaces `back` characters before the caret. */
function typeText(text: string, back = 0): void {
  const field = document.activeElement;
  if (!(field instanceof HTMLInputElement)) return;
  const end = field.selectionEnd ?? 0;
  field.setRangeText(text, Math.max(0, (field.selectionStart ?? 0) - back), end, 'end');
  field.dispatchEvent(new Event('input', {bubbles: true}));
}

/** Holds clicks on controls, keys that open a part and what is typed after them until the loader starts. */
export function holdClicks(openers: readonly Opener[]): HeldClicks {
  const held: (() => void)[] = [];
  let isBroken = false;
  let intent: Event | undefined;
  /** Index in `held` of the action that opens a part, followed by what is typed into it; -1 if none. */
  let openedAt = -1;

  const hold = (again: () => void) => {
    held.push(again);
    // Cannot loop, as the reloaded page holds nothing. If the page is unreachable, it stays as it is.
    if (isBroken)
      fetch('', {method: 'HEAD'}).then(
        ({ok}) => ok && location.reload(),
        () => {},
      );
  };

  /** Finds the part that a click or key opens, and notes the place of the first one. */
  const findOpened = (opens: (opener: Opener) => boolean): Opener | undefined => {
    const opener = openers.find(opens);
    if (opener && openedAt < 0) {
      openedAt = held.length;
      // Only fills the browser's cache; the part requests it again and reports failures.
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
    if (control === null) return;
    if (!findOpened((opener) => control.matches(opener.button)) && control.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
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
