import {createStorageSlot} from '@docusaurus/theme-common';

/** Prefix of the stored steps if their checkboxes are hidden. */
const OFF = 'off ';
/** If the browser stores nothing, ticks last until the site is closed. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** The steps that a reader has ticked off on a page, stored on the device. */
export interface TickedSteps {
  /** Stored text; `null` if no step was ever ticked off. */
  read(): string | null;
  /** Shows or hides the checkboxes; ticks are kept. */
  setOn(isOn: boolean): void;
  /** Ticks or clears a step, counted from 0; keeps ticks made in other tabs. */
  tick(step: number, isDone: boolean): void;
  /** Calls back after each change, also in other tabs; returns a function that stops it. */
  listen(onChange: () => void): () => void;
}

/** Whether the stored text shows checkboxes. */
export function isOnIn(text: string | null): boolean {
  return text !== null && !text.startsWith(OFF);
}

/** The done steps in the stored text. */
export function doneIn(text: string | null): Set<number> {
  return new Set((text ?? '').replace(OFF, '').split(',').filter(Boolean).map(Number));
}

/** Opens the ticked steps of a page. */
export function openTickedSteps(permalink: string): TickedSteps {
  const slot = createStorageSlot(`help-center.steps.${permalink}`);
  const read = () => slot.get() ?? memory.get(permalink) ?? null;

  function write(text: string | null): void {
    memory.delete(permalink);
    if (text === null) slot.del();
    else {
      slot.set(text);
      if (slot.get() !== text) memory.set(permalink, text);
    }
    for (const onChange of listeners) onChange();
  }

  return {
    read,
    setOn(isOn) {
      const done = [...doneIn(read())].join(',');
      if (isOn) write(done);
      else write(done === '' ? null : OFF + done);
    },
    tick(step, isDone) {
      const done = doneIn(read());
      if (isDone) done.add(step);
      else done.delete(step);
      write([...done].join(','));
    },
    listen(onChange) {
      listeners.add(onChange);
      const stop = slot.listen(onChange);
      return () => {
        listeners.delete(onChange);
        stop();
      };
    },
  };
}
