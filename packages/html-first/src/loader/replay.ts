import {relocateElement} from './relocateElement.ts';

/** What a reader did before React was there. */
interface Recorded {
  readonly kind: 'click' | 'key' | 'input';
  readonly element: HTMLElement;
  readonly find: () => HTMLElement | undefined;
  /** An event says all that is needed to make the same again. */
  readonly key?: KeyboardEvent;
  value?: string;
}

const records: Recorded[] = [];

/** Whether something waits for React. */
export function hasPendingEvents(): boolean {
  return records.length > 0;
}

/** Keeps a click for later. */
export function recordClick(element: HTMLElement): void {
  records.push({kind: 'click', element, find: relocateElement(element)});
}

/** Keeps a key press on an element for later. */
export function recordKey(element: HTMLElement, key: KeyboardEvent): void {
  records.push({kind: 'key', element, find: relocateElement(element), key});
}

/** Keeps the newest value of a field for later. */
export function recordInput(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const known = records.find((record) => record.kind === 'input' && record.element === element);
  if (known) known.value = element.value;
  else records.push({kind: 'input', element, find: relocateElement(element), value: element.value});
}

/** Forgets the recorded clicks on an element, such as the button of an early part that was closed again. */
export function forgetClicks(element: HTMLElement): void {
  for (let index = records.length - 1; index >= 0; index--) {
    if (records[index]?.element === element) records.splice(index, 1);
  }
}

function setNativeValue(element: HTMLElement, value: string): void {
  // React overrides `value` on the instance; the prototype's setter goes past its change tracker.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

function inputAgain(element: HTMLElement, value: string): void {
  const field = element as HTMLInputElement;
  const {selectionStart, selectionEnd} = field;
  // Hydration may have taken the typed value for the initial one; a change away and back makes React see it.
  for (const next of ['', value]) {
    setNativeValue(element, next);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}),
    );
  }
  // Only fields of text have a caret to put back.
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
}

/** Does everything again that was recorded, in order, now that React listens. */
export function replay(): void {
  for (const {kind, find, key, value} of records.splice(0)) {
    const element = find();
    if (!element) continue;
    if (kind === 'click') element.click();
    else if (kind === 'key') element.dispatchEvent(new KeyboardEvent('keydown', key));
    else if (value !== undefined) inputAgain(element, value);
  }
}
