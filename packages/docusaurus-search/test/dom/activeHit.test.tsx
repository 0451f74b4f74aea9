import {act} from 'react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {createHit} from '../client/support/createResult.ts';
import {createCameraDialog} from './createCameraDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

let dialog: TestDialog;
const open = async (setup: Parameters<typeof createCameraDialog>[0] = {}) => {
  dialog = await createCameraDialog(setup);
};
const active = () => dialog.options().findIndex((option) => option.getAttribute('aria-selected') === 'true');

beforeEach(() => {
  vi.spyOn(window, 'open').mockReturnValue(null);
});
afterEach(async () => {
  await dialog.unmount();
  vi.restoreAllMocks();
});

test('marks no entry as active while the reader types', async () => {
  await open();
  await dialog.type('camera');
  expect(active()).toBe(-1);
  expect(dialog.input().hasAttribute('aria-activedescendant')).toBe(false);
});

test('moves the active entry with the arrows, around the ends', async () => {
  await open();
  await dialog.type('camera');
  const visited: number[] = [];
  for (const key of ['ArrowDown', 'ArrowUp', 'ArrowDown', 'ArrowDown', 'ArrowDown']) {
    await dialog.press(key);
    visited.push(active());
  }
  expect(visited).toEqual([0, 2, 0, 1, 2]);
  expect(dialog.input().getAttribute('aria-activedescendant')).toBe(dialog.options()[2]?.id);
});

test('opens the active entry with Enter inside the site, closes and remembers it', async () => {
  await open();
  await dialog.type('camera');
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
  await open();
  await dialog.type('camera');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test.each([{ctrlKey: true}, {metaKey: true}, {shiftKey: true}])(
  'opens a new tab with Enter and %j, and stays',
  async (keys) => {
    await open();
    await dialog.type('camera');
    await dialog.press('ArrowDown');
    await dialog.press('Enter', keys);
    expect(window.open).toHaveBeenCalledWith('/docs/ANSVIS/#cameras', '_blank', 'noopener');
    expect(dialog.navigate).not.toHaveBeenCalled();
    expect(dialog.onClose).not.toHaveBeenCalled();
  },
);

test('leaves Enter to the input method while it composes', async () => {
  await open();
  await dialog.type('カメラ');
  const event = await dialog.press('Enter', {isComposing: true});
  expect(event.defaultPrevented).toBe(false);
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('opens the first hit of the newest answer when Enter comes before it', async () => {
  await open();
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
  await dialog.press('Enter');
  expect(dialog.navigate).not.toHaveBeenCalled();
  await act(async () => answer());
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#cameras');
});

test('opens an address that matches the external pattern by leaving the page [spec 2.5-16]', async () => {
  const assign = vi.spyOn(window.location, 'assign').mockImplementation(() => {});
  const external = {...createHit('Forum', 'Post'), url: 'https://forum.example.com/t/1'};
  await open({hitsFor: () => [external], options: {externalUrlRegex: '^https://forum'}});
  await dialog.type('post');
  await dialog.press('Enter');
  expect(assign).toHaveBeenCalledWith('https://forum.example.com/t/1');
  expect(dialog.navigate).not.toHaveBeenCalled();
});
