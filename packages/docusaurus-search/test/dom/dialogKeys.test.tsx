import {act} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createHit} from '../client/support/createResult.ts';
import {createDialog, createSaved, type TestDialog, EQUAL_HITS, createCameraDialog} from './createDialog.tsx';

let dialog: TestDialog;
beforeEach(() => {
  localStorage.clear();
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

const activeId = () => dialog.input().getAttribute('aria-activedescendant');

async function openWithSaved(...headings: string[]): Promise<void> {
  dialog = await createDialog({saved: createSaved(...headings), hitsFor: () => EQUAL_HITS});
}

test.each(['Remove this search from history', 'Save this search'])(
  'has no active entry after "%s" has moved the others',
  async (name) => {
    await openWithSaved('one', 'two', 'three');
    await dialog.press('ArrowDown');
    await dialog.press('ArrowDown');
    expect(activeId()).not.toBeNull();
    await dialog.click(dialog.button(name));
    expect(activeId()).toBeNull();
  },
);

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'leaves a click with %j on the search page link to the browser',
  async (keys) => {
    dialog = await createDialog({hitsFor: () => EQUAL_HITS});
    await dialog.type('requirements');
    const event = new MouseEvent('click', {bubbles: true, cancelable: true, ...keys});
    let isLeft = false;
    const stop = () => {
      isLeft = !event.defaultPrevented;
      event.preventDefault();
    };
    window.addEventListener('click', stop, {once: true});
    await act(async () => document.querySelector('.DocSearch-HitsFooter a')?.dispatchEvent(event));
    expect(isLeft).toBe(true);
    expect(dialog.onClose).not.toHaveBeenCalled();
    expect(dialog.navigate).not.toHaveBeenCalled();
  },
);

test('saves a hit opened by middle click as recent, but not on right click', async () => {
  dialog = await createDialog({hitsFor: () => EQUAL_HITS});
  await dialog.type('camera');
  const [hit] = dialog.options();
  const pressWith = (button: number) =>
    act(async () => hit?.dispatchEvent(new MouseEvent('auxclick', {button, bubbles: true})));
  await pressWith(2);
  expect(dialog.saved.getLists().recent).toHaveLength(0);
  await pressWith(1);
  expect(dialog.saved.getLists().recent).toHaveLength(1);
  expect(dialog.onClose).not.toHaveBeenCalled();
});

async function ask(query = 'camera', setup: Parameters<typeof createCameraDialog>[0] = {}): Promise<void> {
  dialog = await createCameraDialog(setup);
  await dialog.type(query);
}
const active = () => dialog.options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

test('marks no entry as active while the reader types', async () => {
  await ask();
  expect(active()).toBe(-1);
  expect(dialog.input().hasAttribute('aria-activedescendant')).toBe(false);
});

test('moves the active entry with the arrows, around the ends', async () => {
  await ask();
  const visited: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await dialog.press(key);
    visited.push(active());
  }
  expect(visited).toEqual([0, 2, 0, 1, 2]);
  expect(dialog.input().getAttribute('aria-activedescendant')).toBe(dialog.options()[2]?.id);
});

test('opens the active entry with Enter inside the site, closes and remembers it', async () => {
  await ask();
  await dialog.press('ArrowDown');
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#add-a-camera');
  expect(dialog.onClose).toHaveBeenCalledTimes(1);
  expect(dialog.saved.getLists().recent.map(({objectID}) => objectID)).toEqual([
    'ANSVIS/Cameras/Add a camera',
  ]);
});

test('opens the first hit with Enter when none is active', async () => {
  await ask();
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'opens a new tab with Enter and %j, and stays',
  async (keys) => {
    await ask();
    await dialog.press('ArrowDown');
    await dialog.press('Enter', keys);
    expect(window.open).toHaveBeenCalledWith('/docs/ANSVIS/#cameras', '_blank', 'noopener');
    expect(dialog.navigate).not.toHaveBeenCalled();
    expect(dialog.onClose).not.toHaveBeenCalled();
  },
);

test('leaves Enter to the input method while it composes', async () => {
  await ask('カメラ');
  const event = await dialog.press('Enter', {isComposing: true});
  expect(event.defaultPrevented).toBe(false);
  expect(dialog.navigate).not.toHaveBeenCalled();
});

/** Types a query and presses keys before it is answered; returns what answers it. */
async function pressBeforeAnswer(...keys: string[]): Promise<() => void> {
  dialog = await createCameraDialog();
  let answer = () => {};
  const {search} = dialog;
  const real = search.getMockImplementation();
  search.mockImplementation(async (...call) => {
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    return real!(...call);
  });
  await dialog.type('camera');
  for (const key of keys) await dialog.press(key);
  expect(dialog.navigate).not.toHaveBeenCalled();
  return answer;
}

test('opens the first hit of the latest answer when Enter comes first', async () => {
  const answer = await pressBeforeAnswer('Enter');
  await act(async () => answer());
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test('opens nothing when the reader keeps typing after Enter', async () => {
  const answer = await pressBeforeAnswer('Enter', 's');
  await act(async () => answer());
  expect(dialog.options()).not.toEqual([]);
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('opens an address that matches the external pattern by leaving the page [spec 2.5-16]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const external = {...createHit('Forum', 'Post'), url: 'https://forum.example.com/t/1'};
  await ask('post', {hitsFor: () => [external], options: {externalUrlRegex: '^https://forum'}});
  await dialog.press('Enter');
  expect(assign).toHaveBeenCalledWith('https://forum.example.com/t/1');
  expect(dialog.navigate).not.toHaveBeenCalled();
});
