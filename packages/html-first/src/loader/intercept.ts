import {switchColourMode} from './colourMode.ts';
import {CONTROL, isWidgetKey, NATIVE} from './controls.ts';
import {COPY_BUTTON, copyCode} from './copyCode.ts';
import {fetchAhead} from './fetchAhead.ts';
import {recordEvent, recordInput} from './replay.ts';
import {showPanel} from './showPanel.ts';

/** Fields whose value is typed or selected rather than clicked. */
const FIELD = 'input:not([type=checkbox],[type=radio]),textarea,select';

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
      recordEvent(control);
      ask();
    }
  };

  const onKey = (event: KeyboardEvent) => {
    if (!isWidgetKey(event)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    recordEvent(event.target, event);
    ask();
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
