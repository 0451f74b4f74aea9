import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {NO_CHARACTERS_KEY, type SearchConfig} from '../../src/contract/SearchConfig.ts';
import type {DialogProps} from '../../src/client/dialog/DialogScreen.tsx';
import type {Island} from '../../src/client/island/index.tsx';
import {completeConfig, createOpener} from '../../src/client/opener/createOpener.ts';
import {keepChoice} from '../../src/client/siteStorage.ts';

type Load = (config: SearchConfig) => Promise<Island>;

/** What the dialog was mounted with, newest last. */
let mounted: DialogProps[];
const island: Island = {
  mountDialog(_, props) {
    mounted.push(props);
    return () => undefined;
  },
  mountPage: () => Promise.reject(new Error('not asked for')),
};

const stopped: (() => void)[] = [];
beforeEach(() => {
  mounted = [];
  document.body.innerHTML = '<button type="button" class="DocSearch-Button"><i>Search</i></button>';
  // Listeners on the window outlive a test.
  const add = window.addEventListener.bind(window);
  vi.spyOn(window, 'addEventListener').mockImplementation(
    (type: string, listener: never, options?: never) => {
      add(type, listener, options);
      stopped.push(() => window.removeEventListener(type, listener, options));
    },
  );
});
afterEach(() => {
  window.dispatchEvent(new PopStateEvent('popstate'));
  for (const stop of stopped.splice(0)) stop();
  localStorage.clear();
  sessionStorage.clear();
  vi.restoreAllMocks();
});

function start(given: Partial<SearchConfig> = {}, load: Load = () => Promise.resolve(island)) {
  const loading = vi.fn<Load>(load);
  createOpener(completeConfig({files: '/search/', ...given}), loading);
  return loading;
}
const never = () => new Promise<never>(() => undefined);
const button = () => document.querySelector('button.DocSearch-Button') as HTMLButtonElement;
const dialog = () => document.querySelector('dialog');
const input = () => dialog()?.querySelector('input') as HTMLInputElement;
const settle = () => new Promise((resolve) => setTimeout(resolve));
async function openLoaded() {
  start();
  button().click();
  await settle();
}
function press(key: string, init: KeyboardEventInit = {}, target: EventTarget = document.body) {
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  target.dispatchEvent(event);
  return event;
}

test('loads nothing before a sign of intent [spec 4-22]', () => {
  expect(start()).not.toHaveBeenCalled();
});

test.each(['focusin', 'pointerover', 'touchstart'])('loads search on %s without opening it', (type) => {
  const load = start();
  button().firstElementChild?.dispatchEvent(new Event(type, {bubbles: true}));
  expect(load).toHaveBeenCalledOnce();
  expect(dialog()).toBeNull();
});

test.each([
  ['Ctrl+K', 'k', {ctrlKey: true}],
  ['Cmd+K', 'k', {metaKey: true}],
  ['/', '/', {}],
])('opens at once with %s', (_, key, init) => {
  start({}, never);
  expect(press(key, init).defaultPrevented).toBe(true);
  expect(document.activeElement).toBe(input());
  expect(input().value).toBe('');
});

test('opens at once on click, shows that it is loading, and then shows the dialog in the same element', async () => {
  start();
  button().click();
  const shown = input();
  expect(dialog()?.textContent).toContain('Loading search…');
  shown.value = 'camera';
  await settle();
  expect(mounted).toMatchObject([{initialQuery: 'camera', isEntered: false}]);
  expect(input()).toBe(shown);
});

test('leaves other mouse buttons to the browser', () => {
  start();
  button().dispatchEvent(new MouseEvent('click', {bubbles: true, button: 1}));
  expect(dialog()).toBeNull();
});

test('leaves a slash to the open dialog', () => {
  start();
  press('k', {ctrlKey: true});
  expect(press('/', {}, input()).defaultPrevented).toBe(false);
  expect(dialog()).not.toBeNull();
});

describe.each([
  ['the reader', () => keepChoice(NO_CHARACTERS_KEY, false), true],
  ['the site', () => undefined, false],
])('when single-key shortcuts are switched off (%s)', (_, prepare, characterKeys) => {
  test('does not open search on a slash or a letter', () => {
    prepare();
    start({characterKeys});
    for (const key of ['/', 'c']) expect(press(key).defaultPrevented).toBe(false);
    expect(dialog()).toBeNull();
  });

  test('opens search on a shortcut and on a letter on the button', () => {
    prepare();
    start({characterKeys});
    press('c', {}, button());
    expect(input().value).toBe('c');
    press('k', {ctrlKey: true});
    expect(dialog()).toBeNull();
    press('k', {ctrlKey: true});
    expect(dialog()).not.toBeNull();
  });
});

test.each([
  ['/', '<input>'],
  ['/', '<textarea></textarea>'],
  ['/', '<select></select>'],
  ['c', '<input>'],
  ['c', '<div role="menu"></div>'],
  ['c', '<video></video>'],
])('leaves %s in %s to it', (key, html) => {
  start();
  document.body.insertAdjacentHTML('beforeend', html);
  const place = document.body.lastElementChild as Element;
  expect([press(key, {}, place).defaultPrevented, dialog()]).toEqual([false, null]);
});

test.each([
  ['find', 'f', {ctrlKey: true}],
  ['find on a Mac', 'f', {metaKey: true}],
  ['K with Alt', 'k', {ctrlKey: true, altKey: true}],
  ['K with Shift', 'k', {ctrlKey: true, shiftKey: true}],
  ['the find key', 'F3', {}],
  ['a control key', 'Tab', {}],
  ['a dead key', 'Dead', {}],
  ['the space that presses the button', ' ', {}],
])('does not start a query with %s on the button [spec 2.5-04]', (_, key, init) => {
  start();
  expect(press(key, init, button()).defaultPrevented).toBe(false);
  expect(dialog()).toBeNull();
});

test('starts with the selected text, at most 64 characters of it', () => {
  vi.spyOn(window, 'getSelection').mockReturnValue({toString: () => `  ${'x'.repeat(80)}  `} as Selection);
  start();
  press('k', {ctrlKey: true});
  expect(input().value).toBe('x'.repeat(64));
});

test('opens the first hit on an early Enter unless more is typed', async () => {
  start();
  button().click();
  press('Enter', {}, input());
  await settle();
  expect(mounted.at(-1)?.isEntered).toBe(true);
  mounted.at(-1)?.onClose();
  button().click();
  press('Enter', {}, input());
  press('a', {}, input());
  await settle();
  expect(mounted.at(-1)?.isEntered).toBe(false);
});

test.each([
  ['Escape', () => dialog()?.dispatchEvent(new Event('cancel', {cancelable: true}))],
  ['Cancel', () => dialog()?.querySelector<HTMLButtonElement>('.DocSearch-Cancel')?.click()],
  [
    'a press beside it',
    () => {
      dialog()?.dispatchEvent(new Event('pointerdown', {bubbles: true}));
      dialog()?.dispatchEvent(new Event('click', {bubbles: true}));
    },
  ],
])('closes with %s while it is loading, and once it has loaded', async (_, act) => {
  start();
  button().click();
  act();
  expect(dialog()).toBeNull();
  await settle();
  expect(mounted).toEqual([]);
  expect(document.activeElement).toBe(button());
  button().click();
  await settle();
  act();
  expect(dialog()).toBeNull();
});

test.each([
  ['moves to the field', '/', {}, true],
  ['moves to the field', 'c', {}, true],
  ['stays', ' ', {}, false],
  ['stays', 'Enter', {}, false],
  ['stays', 'Tab', {}, false],
  ['stays', 'c', {ctrlKey: true}, false],
])('the focus on a button of the loaded dialog %s on "%s" with %j', async (_, key, init, isMoved) => {
  await openLoaded();
  const cancel = dialog()?.querySelector('button') as HTMLElement;
  cancel.focus();
  press(key, init, cancel);
  expect(document.activeElement).toBe(isMoved ? input() : cancel);
});

test('stays open when a press that starts inside ends outside', () => {
  start();
  button().click();
  input().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  dialog()?.dispatchEvent(new Event('click', {bubbles: true}));
  expect(dialog()).not.toBeNull();
});

test('restores the focus when a key opened it', () => {
  start();
  const link = document.createElement('a');
  link.href = '#there';
  document.body.append(link);
  link.focus();
  press('k', {ctrlKey: true}, link);
  press('k', {ctrlKey: true});
  expect(document.activeElement).toBe(link);
});

test('closes on browser back', () => {
  start();
  press('k', {ctrlKey: true});
  window.dispatchEvent(new PopStateEvent('popstate'));
  expect(dialog()).toBeNull();
});

test('opens with the unfinished query selected, but without it for a letter', async () => {
  await openLoaded();
  input().value = 'tidegauge';
  mounted.at(-1)?.onClose();
  button().click();
  expect([input().value, input().selectionStart, input().selectionEnd]).toEqual(['tidegauge', 0, 9]);
  press('k', {ctrlKey: true});
  press('c');
  expect(input().value).toBe('c');
});

test('opens without the query that has led to a page', async () => {
  await openLoaded();
  input().value = 'tidegauge';
  mounted.at(-1)?.onClose();
  vi.spyOn(location, 'assign').mockImplementation(() => undefined);
  mounted.at(-1)?.navigate('/docs/tides/');
  button().click();
  expect(input().value).toBe('');
});

test('lets the scripts of the page run once a query is answered or the dialog is closed', async () => {
  const onPartReady = vi.fn<() => void>();
  window.addEventListener('partready', onPartReady);
  await openLoaded();
  expect(onPartReady).not.toHaveBeenCalled();
  mounted.at(-1)?.onAnswered?.();
  expect(onPartReady).toHaveBeenCalledTimes(1);
  press('k', {ctrlKey: true});
  expect(onPartReady).toHaveBeenCalledTimes(2);
});

test('navigates as the page requests, or by loading the address until hydration', async () => {
  const assign = vi.spyOn(location, 'assign').mockReturnValue();
  const search = createOpener(completeConfig({files: '/search/'}), () => Promise.resolve(island));
  search.open('camera');
  await settle();
  mounted.at(-1)?.navigate('/docs/a/');
  expect(assign).toHaveBeenCalledExactlyOnceWith('/docs/a/');
  const navigate = vi.fn<(href: string) => void>();
  search.navigate = navigate;
  mounted.at(-1)?.navigate('/docs/b/');
  expect(navigate).toHaveBeenCalledExactlyOnceWith('/docs/b/');
});

test('shows the query of the address in the search page form, unless something was typed', () => {
  window.history.replaceState(null, '', '/search?q=camera');
  document.body.innerHTML = '<main class="SearchPage"><input name="q"></main>';
  const field = document.querySelector('input') as HTMLInputElement;
  start();
  expect(field.value).toBe('camera');
  field.value = 'lamp';
  start();
  expect(field.value).toBe('lamp');
});

test('uses the language of the site', () => {
  start({texts: {'theme.search.cancel': 'Abbrechen'}, placeholder: 'Suchen'}, never);
  button().click();
  expect(dialog()?.textContent).toContain('Abbrechen');
  expect(input().placeholder).toBe('Suchen');
});

describe('when the dialog cannot be loaded', () => {
  const reload = vi.fn<() => void>();
  const missing = () => Promise.reject(new TypeError('Failed to fetch dynamically imported module'));
  beforeEach(() => {
    reload.mockReset();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    vi.spyOn(location, 'reload').mockImplementation(reload);
  });

  test('shows that the site does not answer and loads it again on Retry', async () => {
    vi.spyOn(globalThis, 'fetch').mockRejectedValue(new TypeError('Failed to fetch'));
    const load = start();
    load.mockImplementationOnce(missing);
    button().click();
    input().value = 'camera';
    await expect
      .poll(() => dialog()?.querySelector('[role=alert]')?.textContent)
      .toContain('Search could not be loaded.');
    expect(reload).not.toHaveBeenCalled();
    const retry = dialog()?.querySelector<HTMLButtonElement>('.DocSearch-Retry');
    expect(document.activeElement).toBe(retry);
    retry?.click();
    await settle();
    expect(mounted).toMatchObject([{initialQuery: 'camera'}]);
  });

  test('reloads the page once when the site answers, and opens search with the typed text', async () => {
    vi.spyOn(globalThis, 'fetch').mockResolvedValue(new Response('<html></html>'));
    start({}, missing);
    button().click();
    input().value = 'camera';
    await expect.poll(() => reload).toHaveBeenCalledOnce();
    window.dispatchEvent(new PopStateEvent('popstate'));
    start({}, missing);
    expect(input().value).toBe('camera');
    await expect.poll(() => dialog()?.querySelector('[role=alert]')).not.toBeNull();
    expect(reload).toHaveBeenCalledOnce();
  });
});
