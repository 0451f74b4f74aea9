/**
 * Remembers an element and its place in the page. The returned function gives that element or, if React has recreated it
 * (as it does with tabs right after hydration), the one at the same place; `undefined` if there is none.
 */
export function relocateElement(element: HTMLElement): () => HTMLElement | undefined {
  const places: number[] = [];
  for (let node: Element = element; node.parentElement; node = node.parentElement) {
    places.unshift([...node.parentElement.children].indexOf(node));
    if (node === document.body) break;
  }
  return () => {
    if (element.isConnected) return element;
    let node: Element | undefined = document.documentElement;
    for (const place of places) node = node?.children[place];
    return node instanceof HTMLElement && node.tagName === element.tagName ? node : undefined;
  };
}

/** What a reader did before React ran. */
interface Recorded {
  readonly element: HTMLElement;
  readonly find: () => HTMLElement | undefined;
  /** A key press. Without it and `value`, the record is a click. */
  readonly key?: KeyboardEventInit | undefined;
  /** The newest value of a field. */
  value?: string;
}

const records: Recorded[] = [];

/** Whether anything waits for React. */
export function hasPendingEvents(): boolean {
  return records.length > 0;
}

/** Keeps a click on an element, or a key press, for later. */
export function recordEvent(element: HTMLElement, key?: KeyboardEventInit): void {
  records.push({element, find: relocateElement(element), key});
}

/** Keeps the newest value of a field for later. */
export function recordInput(element: HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement): void {
  const known = records.find((record) => record.value !== undefined && record.element === element);
  if (known) known.value = element.value;
  else records.push({element, find: relocateElement(element), value: element.value});
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
  for (const {find, key, value} of records.splice(0)) {
    const element = find();
    if (!element) continue;
    if (key) element.dispatchEvent(new KeyboardEvent('keydown', key));
    else if (value !== undefined) inputAgain(element, value);
    else element.click();
  }
}
