import {createStorageSlot} from '@docusaurus/theme-common';

/** Stands before the steps of a page whose boxes were turned off. */
const OFF = 'off ';
/** Where the browser keeps nothing, ticks last as long as the site stays open. */
const memory = new Map<string, string>();
const listeners = new Set<() => void>();

/** What a reader has ticked off on a page, as it is kept on the device. */
export interface TickedSteps {
  /** Kept text; `null` while the steps were never ticked off. */
  read(): string | null;
  /** Shows the boxes or hides them; hidden ticks are kept. */
  setOn(isOn: boolean): void;
  /** Ticks a step or clears it; what another tab has ticked meanwhile stays. Steps are counted from 0. */
  tick(step: number, isDone: boolean): void;
  /** Calls back after each change, also of another tab; returns what ends that. */
  listen(onChange: () => void): () => void;
}

/** Whether the steps have boxes, by the kept text. */
export function isOnIn(text: string | null): boolean {
  return text !== null && !text.startsWith(OFF);
}

/** The steps that are done, by the kept text. */
export function doneIn(text: string | null): Set<number> {
  return new Set((text ?? '').replace(OFF, '').split(',').filter(Boolean).map(Number));
}

/** Opens what is kept for a page. */
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
