import {relocateElement} from './relocateElement.ts';

/** What a reader did before React ran. */
interface Recorded {
  readonly kind: 'click' | 'key' | 'input';
  readonly element: HTMLElement;
  readonly find: () => HTMLElement | undefined;
  readonly key?: KeyboardEvent;
  value?: string;
}

const records: Recorded[] = [];

/** Whether anything waits for React. */
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
  // React overrides `value` on the instance; the prototype's setter bypasses its change tracking.
  Object.getOwnPropertyDescriptor(Object.getPrototypeOf(element), 'value')?.set?.call(element, value);
}

function inputAgain(element: HTMLElement, value: string): void {
  const field = element as HTMLInputElement;
  const {selectionStart, selectionEnd} = field;
  // Hydration may have taken the typed value as the initial one; changing it back and forth makes React notice.
  for (const next of ['', value]) {
    setNativeValue(element, next);
    element.dispatchEvent(
      new Event(element instanceof HTMLSelectElement ? 'change' : 'input', {bubbles: true}),
    );
  }
  // Only text fields have a caret to restore.
  if (typeof selectionStart === 'number') field.setSelectionRange(selectionStart, selectionEnd);
}

/** Replays everything recorded, in order, once React listens. */
export function replay(): void {
  for (const {kind, find, key, value} of records.splice(0)) {
    const element = find();
    if (!element) continue;
    if (kind === 'click') element.click();
    else if (kind === 'key') element.dispatchEvent(new KeyboardEvent('keydown', key));
    else if (value !== undefined) inputAgain(element, value);
  }
}
