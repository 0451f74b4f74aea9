import type {EarlyPart} from '../early/EarlyPart.ts';
import {isPrintable, isShortcut} from '../early/shortcuts.ts';
import {closeAnnouncement} from './closeAnnouncement.ts';
import {switchColourMode} from './colourMode.ts';
import {CONTROL, NATIVE} from './controls.ts';
import {COPY_BUTTON, copyCode} from './copyCode.ts';
import {forgetClicks, recordEvent, recordInput} from './replay.ts';
import {showPanel} from './showPanel.ts';

/** Fields whose value is typed or selected rather than clicked. */
const FIELD = 'input:not([type=checkbox],[type=radio]),textarea,select';

/** Controls {@link intercept}. */
export interface Interception {
  /** Opens an early part with a text. */
  open(part: EarlyPart, text: string): void;
  /** Stops intercepting; React takes over. */
  release(): void;
}

/**
 * Handles and records what a reader does until React runs. Calls `ask` for everything that needs React, with the early
 * part that responds until then.
 */
export function intercept(parts: readonly EarlyPart[], ask: (part?: EarlyPart) => void): Interception {
  const open = (part: EarlyPart, text: string) => {
    const button = document.querySelector<HTMLElement>(part.opener.button);
    if (!button) return;
    const {activeElement} = document;
    const from =
      activeElement instanceof HTMLElement && activeElement !== document.body ? activeElement : button;
    part.open(text, (isLeaving) => {
      forgetClicks(button);
      if (!isLeaving) from.focus();
    });
    forgetClicks(button);
    recordEvent(button);
    ask(part);
  };

  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.button !== 0) return;
    const control = event.target.closest<HTMLElement>(`a[href],${CONTROL}`);
    if (!control?.matches(CONTROL) || control.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    const part = parts.find(({opener}) => control.matches(opener.button));
    if (part) open(part, '');
    else if (control.matches('[class*=toggleButton]')) switchColourMode();
    else if (control.matches('.theme-announcement-bar .close')) closeAnnouncement();
    else if (control.matches(COPY_BUTTON)) void copyCode(control);
    else {
      if (control.getAttribute('role') === 'tab') showPanel(control);
      recordEvent(control);
      ask();
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.closest(NATIVE)) return;
    const opened = parts.find(
      ({opener}) => isShortcut(event, opener) || (isPrintable(event) && target.matches(opener.button)),
    );
    if (opened) {
      event.preventDefault();
      open(opened, isPrintable(event) && event.key !== '/' ? event.key : '');
    } else if (
      // With modifiers, arrow keys move through the history.
      !(event.altKey || event.ctrlKey || event.metaKey) &&
      target.matches('[role=tab],[role=button]:not(button),a[aria-haspopup]') &&
      ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)
    ) {
      event.preventDefault();
      recordEvent(target, event);
      ask();
    }
  };

  const onInput = ({target}: Event) => {
    if (target instanceof HTMLElement && target.matches(FIELD) && !target.closest(NATIVE))
      recordInput(target as HTMLInputElement);
  };

  const released = new AbortController();
  const options = {capture: true, signal: released.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('input', onInput, options);
  return {open, release: () => released.abort()};
}
