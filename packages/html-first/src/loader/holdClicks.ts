import type {Opener} from '../contract/LoaderPart.ts';
import {CONTROL, INTENT, isWidgetKey, NATIVE} from './controls.ts';
import {isPrintable, isShortcut} from './shortcuts.ts';

/** What the reader did before the loader started. */
export interface HeldClicks {
  /** The last sign of intent; `undefined` if a part was opened, which fetches its own files first. */
  readonly intent: () => Event | undefined;
  /** Replays everything held, and stops holding. `typeKey` is called with each key typed into a part. */
  release(typeKey: (key: string) => void): void;
  /** Called if the rest of the loader cannot be loaded: the next action, or the last held one, reloads the page. */
  giveUp(): void;
}

/** Holds clicks on controls, keys on widgets, keys that open a part and what is typed after them until the loader starts. */
export function holdClicks(openers: readonly Opener[]): HeldClicks {
  const held: (string | (() => void))[] = [];
  let isBroken = false;
  let intent: Event | undefined;
  /** Index in `held` of the action that opens a part, followed by what is typed into it; -1 if none. */
  let openedAt = -1;

  const hold = (again: string | (() => void)) => {
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
    const isForWidget = !isOpened && isWidgetKey(event);
    if (!isTyped && !isTaken && !isForWidget && !findOpened((opener) => isShortcut(event, opener))) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (key === 'Escape') {
      held.splice(openedAt);
      openedAt = -1;
    } else if (isTyped || isTaken) held.push(key);
    else {
      hold(() => event.target?.dispatchEvent(new KeyboardEvent('keydown', event)));
    }
  };

  for (const type of INTENT) addEventListener(type, onIntent, {capture: true, passive: true});
  addEventListener('click', onClick, true);
  addEventListener('keydown', onKey, true);
  return {
    intent: () => (openedAt < 0 ? intent : undefined),
    release(typeKey) {
      for (const type of INTENT) removeEventListener(type, onIntent, true);
      removeEventListener('click', onClick, true);
      removeEventListener('keydown', onKey, true);
      for (const again of held)
        if (typeof again === 'string') typeKey(again);
        else again();
    },
    giveUp() {
      isBroken = true;
      const last = held.pop();
      if (last !== undefined) hold(last);
    },
  };
}
