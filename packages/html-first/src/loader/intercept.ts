import {switchColourMode} from './colourMode.ts';
import {CONTROL, NATIVE} from './controls.ts';
import {COPY_BUTTON, copyCode} from './copyCode.ts';
import {fetchAhead} from './fetchAhead.ts';
import {recordEvent, recordInput} from './replay.ts';
import {showPanel} from './showPanel.ts';

/** Fields whose value is typed or selected rather than clicked. */
const FIELD = 'input:not([type=checkbox],[type=radio]),textarea,select';

const ENTER = {key: 'Enter', bubbles: true, cancelable: true};

/**
 * Handles and records what a reader does until React runs, and fetches pages of links ahead. Calls `ask` for everything that needs React, and returns what
 * stops that.
 */
export function intercept(ask: () => void): () => void {
  const onClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element) || event.button !== 0) return;
    const control = event.target.closest<HTMLElement>(`a[href],${CONTROL}`);
    if (!control?.matches(CONTROL) || control.closest(NATIVE)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    if (control.matches('.colour-mode-switch')) switchColourMode();
    else if (control.matches(COPY_BUTTON)) void copyCode(control);
    else {
      if (control.getAttribute('role') === 'tab') showPanel(control);
      // Menus in the bar open on a key only; this click is Enter, pressed before this script ran.
      const isKey = event.detail === 0 && control.matches('a[aria-haspopup]');
      recordEvent(control, isKey ? ENTER : undefined);
      ask();
    }
  };

  const onKey = (event: KeyboardEvent) => {
    const target = event.target;
    if (!(target instanceof HTMLElement) || target.closest(NATIVE)) return;
    if (
      // With modifiers, arrow keys move through the history.
      !(event.altKey || event.ctrlKey || event.metaKey) &&
      target.matches('[role=tab],[role=button]:not(button,a[href]),a[aria-haspopup]') &&
      ['Enter', ' ', 'ArrowLeft', 'ArrowRight', 'Home', 'End'].includes(event.key)
    ) {
      event.preventDefault();
      event.stopImmediatePropagation();
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
  addEventListener('pointerover', fetchAhead, options);
  return () => released.abort();
}
