import {act} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {SearchButton} from '../../src/client/bar/SearchButton.tsx';
import type {DialogProps} from '../../src/client/bar/useSearchDialog.ts';

(globalThis as {IS_REACT_ACT_ENVIRONMENT?: boolean}).IS_REACT_ACT_ENVIRONMENT = true;

type Load = () => Promise<ComponentType<DialogProps>>;

function Dialog({initialQuery, onClose}: DialogProps): ReactNode {
  return (
    <div role="dialog" data-query={initialQuery}>
      <button type="button" onClick={onClose}>
        Cancel
      </button>
    </div>
  );
}

let root: Root;
let container: HTMLElement;
beforeEach(() => {
  container = document.createElement('div');
  document.body.append(container);
  root = createRoot(container);
});
afterEach(async () => {
  await act(async () => root.unmount());
  container.remove();
  vi.restoreAllMocks();
});

async function show(load: Load = () => Promise.resolve(Dialog)) {
  const spy = vi.fn<Load>(load);
  await act(async () => root.render(<SearchButton load={spy} />));
  return spy;
}
const button = () => container.querySelector('button') as HTMLButtonElement;
const dialog = () => container.querySelector<HTMLElement>('[role=dialog]');
async function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  await act(async () => target.dispatchEvent(event));
  return event;
}

test('carries its visible text as its accessible name', async () => {
  await show();
  expect(button().hasAttribute('aria-label')).toBe(false);
  const hidden = button().querySelector('[aria-hidden=true].DocSearch-Button-Keys')?.textContent ?? '';
  expect(button().textContent.replace(hidden, '')).toBe('Search');
});

test('loads nothing until there is a sign of intent', async () => {
  expect(await show()).not.toHaveBeenCalled();
});

test.each(['focusin', 'pointerover', 'touchstart'])(
  'loads the dialog on %s without opening it',
  async (type) => {
    const load = await show();
    await act(async () => button().dispatchEvent(new Event(type, {bubbles: true})));
    expect(load).toHaveBeenCalledTimes(1);
    expect(dialog()).toBeNull();
  },
);

test.each([
  ['Ctrl+K', 'k', {ctrlKey: true}],
  ['Cmd+K', 'k', {metaKey: true}],
  ['/', '/', {}],
])('opens with %s', async (_, key, init) => {
  await show();
  const event = await press(key, init);
  expect(dialog()).not.toBeNull();
  expect(event.defaultPrevented).toBe(true);
});

test('opens with a click', async () => {
  await show();
  await act(async () => button().click());
  expect(dialog()?.dataset.query).toBe('');
});

test.each(['input', 'textarea', 'select'])('leaves the slash to a focused %s', async (tag) => {
  await show();
  const field = document.createElement(tag);
  container.append(field);
  const event = await press('/', {}, field);
  expect(dialog()).toBeNull();
  expect(event.defaultPrevented).toBe(false);
});

test('closes again with the shortcut that opened it', async () => {
  await show();
  await press('k', {ctrlKey: true});
  await press('k', {ctrlKey: true});
  expect(dialog()).toBeNull();
});

test('starts the query with the key that is pressed on the button', async () => {
  await show();
  await press('c', {}, button());
  expect(dialog()?.dataset.query).toBe('c');
});

test('keeps the keys that are pressed while the dialog is still loading', async () => {
  let finish: (value: ComponentType<DialogProps>) => void = () => {};
  await show(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  for (const key of ['c', 'a', 'm']) await press(key, {}, button());
  await act(async () => finish(Dialog));
  expect(dialog()?.dataset.query).toBe('cam');
});

test('keeps the keys that are pressed anywhere on the page after the shortcut, while the dialog is still loading', async () => {
  let finish: (value: ComponentType<DialogProps>) => void = () => {};
  await show(
    () =>
      new Promise((resolve) => {
        finish = resolve;
      }),
  );
  await press('/', {});
  for (const key of ['c', 'a', 'm']) await press(key, {});
  await act(async () => finish(Dialog));
  expect(dialog()?.dataset.query).toBe('cam');
});

test.each([
  ['find', 'f', {ctrlKey: true}],
  ['find on a Mac', 'f', {metaKey: true}],
  ['a control key', 'Tab', {}],
  ['the space that presses the button', ' ', {}],
])('does not take %s for a query', async (_, key, init) => {
  await show();
  await press(key, init, button());
  expect(dialog()).toBeNull();
});

test('starts with the text that is selected on the page, at most 64 characters of it', async () => {
  vi.spyOn(window, 'getSelection').mockReturnValue({toString: () => `  ${'x'.repeat(80)}  `} as Selection);
  await show();
  await press('k', {ctrlKey: true});
  expect(dialog()?.dataset.query).toBe('x'.repeat(64));
});

test('takes the focus back when the dialog closes', async () => {
  await show();
  await press('k', {ctrlKey: true});
  await act(async () => dialog()?.querySelector('button')?.click());
  expect(dialog()).toBeNull();
  expect(document.activeElement).toBe(button());
});

test('says that the dialog could not be loaded, and loads it again on Retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const load = await show();
  load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
  await act(async () => button().click());
  const alert = container.querySelector('[role=alert]');
  expect(alert?.textContent).toContain('Search could not be loaded.');
  await act(async () => alert?.querySelector('button')?.click());
  expect(container.querySelector('[role=alert]')).toBeNull();
  expect(dialog()).not.toBeNull();
});

test('shows that it is busy while the dialog loads', async () => {
  await show(() => new Promise(() => {}));
  await act(async () => button().click());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(container.textContent).toContain('Loading search');
});
