import {act} from 'react';
import type {ComponentType, ReactNode} from 'react';
import {createRoot} from 'react-dom/client';
import type {Root} from 'react-dom/client';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {SearchButton} from '../../src/client/bar/SearchButton.tsx';
import type {DialogProps} from '../../src/client/bar/useSearchDialog.ts';
import {keepChoice} from '../../src/client/readerChoice.ts';
import {OPENER} from '../../src/early/contract.ts';

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
  localStorage.clear();
  vi.restoreAllMocks();
});

async function show(load: Load = () => Promise.resolve(Dialog), characterKeys = true) {
  const spy = vi.fn<Load>(load);
  await act(async () => root.render(<SearchButton load={spy} characterKeys={characterKeys} />));
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

test('loads nothing until there is a sign of intent [spec 4-22]', async () => {
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

test('a slash on a button of the open dialog does not close it', async () => {
  await show();
  await press('k', {ctrlKey: true});
  await press('/', {}, dialog()?.querySelector('button') as Element);
  expect(dialog()).not.toBeNull();
});

describe.each([
  ['the reader', () => keepChoice(OPENER.offKey, false), true],
  ['the site', () => {}, false],
])('when %s has switched characters off', (_, prepare, characterKeys) => {
  test('neither a slash nor a letter opens search', async () => {
    prepare();
    await show(undefined, characterKeys);
    for (const key of ['/', 'c']) expect((await press(key)).defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  test('a shortcut, and a letter on the button itself, do', async () => {
    prepare();
    await show(undefined, characterKeys);
    await press('c', {}, button());
    expect(dialog()?.dataset.query).toBe('c');
    await press('k', {ctrlKey: true});
    expect(dialog()).toBeNull();
    await press('k', {ctrlKey: true});
    expect(dialog()).not.toBeNull();
  });
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
  ['find again', 'g', {ctrlKey: true}],
  ['find again on a Mac', 'g', {metaKey: true}],
  ['the find key', 'F3', {}],
  ['a control key', 'Tab', {}],
  ['the space that presses the button', ' ', {}],
])('does not take %s for a query [spec 2.5-04]', async (_, key, init) => {
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

describe('when the dialog cannot be loaded', () => {
  const reload = vi.fn<() => void>();
  beforeEach(() => {
    reload.mockReset();
    sessionStorage.clear();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  async function failToOpen(answer: () => Promise<Response>) {
    vi.spyOn(globalThis, 'fetch').mockImplementation(answer);
    const load = await show();
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    await press('k', {ctrlKey: true});
    return load;
  }

  test('says so while the site does not answer, and loads it again on Retry', async () => {
    await failToOpen(() => Promise.reject(new TypeError('Failed to fetch')));
    const alert = container.querySelector('[role=alert]');
    expect(alert?.textContent).toContain('Search could not be loaded.');
    expect(reload).not.toHaveBeenCalled();
    await act(async () => alert?.querySelector('button')?.click());
    expect(container.querySelector('[role=alert]')).toBeNull();
    expect(dialog()).not.toBeNull();
  });

  test('loads the page anew when the site answers, once, and opens search there with what was typed', async () => {
    await failToOpen(() => Promise.resolve(new Response('<html></html>')));
    expect(reload).toHaveBeenCalledOnce();
    await act(async () => root.unmount());
    sessionStorage.setItem('help-center.query', 'camera');
    root = createRoot(container);
    const load = await show();
    expect(dialog()?.dataset.query).toBe('camera');
    expect(load).toHaveBeenCalledOnce();
    expect(sessionStorage.length).toBe(0);
  });

  test('does not load the page anew without end', async () => {
    const load = await failToOpen(() => Promise.resolve(new Response('<html></html>')));
    load.mockRejectedValueOnce(new Error('Loading chunk 7 failed.'));
    await act(async () => root.unmount());
    root = createRoot(container);
    const again = vi.fn<Load>(() => Promise.reject(new Error('Loading chunk 7 failed.')));
    await act(async () => root.render(<SearchButton load={again} />));
    expect(reload).toHaveBeenCalledOnce();
    expect(container.querySelector('[role=alert]')).not.toBeNull();
  });
});

test('shows that it is busy while the dialog loads', async () => {
  await show(() => new Promise(() => {}));
  // A live region that arrives with its text is often not read.
  const region = container.querySelector('output');
  expect(region?.textContent).toBe('');
  await act(async () => button().click());
  expect(button().getAttribute('aria-busy')).toBe('true');
  expect(container.querySelector('output')).toBe(region);
  expect(region?.textContent).toContain('Loading search');
});

test('a printable key anywhere on the page begins a query', async () => {
  await show();
  const event = await press('c');
  expect(event.defaultPrevented).toBe(true);
  expect(dialog()?.dataset['query']).toBe('c');
});

test.each([
  ['in a field', () => document.createElement('input')],
  ['in a menu', () => Object.assign(document.createElement('div'), {role: 'menu'})],
  ['in a player', () => document.createElement('video')],
])('a printable key %s is left to it', async (_, create) => {
  await show();
  const place = create();
  if (place.tagName === 'DIV') place.setAttribute('role', 'menu');
  container.append(place);
  const event = await press('c', {}, place);
  expect([event.defaultPrevented, dialog()]).toEqual([false, null]);
});

test('keys that are no text, and shortcuts of the browser, open nothing', async () => {
  await show();
  for (const [key, init] of [
    [' ', {}],
    ['Enter', {}],
    ['ArrowDown', {}],
    ['c', {ctrlKey: true}],
    ['c', {metaKey: true}],
    ['c', {altKey: true}],
  ] as const) {
    expect((await press(key, init)).defaultPrevented).toBe(false);
  }
  expect(dialog()).toBeNull();
});

describe('closing', () => {
  test('gives the focus back to where the reader was when a key opened it', async () => {
    await show();
    const link = document.createElement('a');
    link.href = '#there';
    container.append(link);
    link.focus();
    await press('k', {ctrlKey: true}, link);
    await press('k', {ctrlKey: true});
    expect(document.activeElement).toBe(link);
    link.remove();
    await press('k', {ctrlKey: true});
    await press('k', {ctrlKey: true});
    expect(document.activeElement).toBe(button());
  });

  test('happens when the reader goes back', async () => {
    await show();
    await press('k', {ctrlKey: true});
    await act(async () => window.dispatchEvent(new PopStateEvent('popstate')));
    expect(dialog()).toBeNull();
  });
});

test('opens with the query that was not finished, selected, and not with it for a letter', async () => {
  const given: DialogProps[] = [];
  const Recorder = (props: DialogProps): ReactNode => {
    given.push(props);
    return <div role="dialog" />;
  };
  await show(() => Promise.resolve(Recorder));
  await press('k', {ctrlKey: true});
  await act(async () => given.at(-1)?.onKeep?.('tidegauge'));
  await press('k', {ctrlKey: true});
  await press('k', {ctrlKey: true});
  expect(given.at(-1)).toMatchObject({initialQuery: 'tidegauge', isSelected: true});
  await press('k', {ctrlKey: true});
  await press('c');
  expect(given.at(-1)).toMatchObject({initialQuery: 'c', isSelected: false});
});

test.each([
  ['r', {ctrlKey: true}],
  ['Dead', {}],
])('does not open for %s on the focused button', async (key, init) => {
  await show();
  button().focus();
  await press(key, init, button());
  expect(dialog()).toBeNull();
});
