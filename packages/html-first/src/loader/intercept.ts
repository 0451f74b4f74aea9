import {switchColourMode} from './colourMode.ts';
import {CONTROL, isWidgetKey, NATIVE} from './controls.ts';
import {COPY_BUTTON, copyCode} from './copyCode.ts';
import {fetchAhead} from './fetchAhead.ts';
import {recordEvent, recordInput} from './replay.ts';
import {showPanel} from './showPanel.ts';

/** Fields whose value is typed or selected rather than clicked. Scripts cannot set that of a file field. */
const FIELD = 'input:not([type=checkbox],[type=radio],[type=file]),textarea,select';

/** Whether a field has another value than the served page: the reader was faster than this script, or the browser restored it. */
function isChanged(field: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): boolean {
  return field instanceof HTMLSelectElement
    ? field.querySelector('[selected]:not(:checked)') !== null
    : field.value !== field.defaultValue;
}

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

  const onInput = ({target}: Pick<Event, 'target'>) => {
    if (target instanceof HTMLElement && target.matches(FIELD) && !target.closest(NATIVE))
      recordInput(target as HTMLInputElement);
  };
  for (const field of document.querySelectorAll<HTMLInputElement>(FIELD))
    if (isChanged(field)) onInput({target: field});

  const released = new AbortController();
  const options = {capture: true, signal: released.signal};
  addEventListener('click', onClick, options);
  addEventListener('keydown', onKey, options);
  addEventListener('input', onInput, options);
  addEventListener('pointerover', fetchAhead, options);
  return () => released.abort();
}
