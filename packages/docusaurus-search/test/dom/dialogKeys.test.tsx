import {act} from 'react';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createSavedSearches} from '../../src/client/saved/createSavedSearches.ts';
import {createMemoryStorage} from '../client/support/createMemoryStorage.ts';
import {createHit} from '../client/support/createResult.ts';
import {createDialog, type TestDialog} from './createDialog.tsx';
import {EQUAL_HITS} from './equalHits.ts';

let dialog: TestDialog;
beforeEach(() => localStorage.clear());
afterEach(() => dialog.unmount());

const activeId = () => dialog.input().getAttribute('aria-activedescendant');

async function openWithSaved(...headings: string[]): Promise<void> {
  const saved = createSavedSearches('help-center', createMemoryStorage());
  for (const heading of headings) saved.addRecent(createHit('ANSVIS', heading));
  dialog = await createDialog({saved, hitsFor: () => EQUAL_HITS});
}

async function pressOn(element: HTMLElement, key: string, init: KeyboardEventInit = {}): Promise<void> {
  element.focus();
  const event = new KeyboardEvent('keydown', {key, bubbles: true, cancelable: true, ...init});
  await act(async () => element.dispatchEvent(event));
}

test('has no active hit after the product order has changed', async () => {
  dialog = await createDialog({hitsFor: () => EQUAL_HITS, product: 'ANSVIS'});
  await dialog.type('requirements');
  await dialog.press('ArrowDown');
  expect(activeId()).not.toBeNull();
  await dialog.click(document.querySelector('.DocSearch-ProductFirst input') as Element);
  expect(activeId()).toBeNull();
});

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

test.each(['/', 'c'])('moves the focus from a button to the field on "%s"', async (key) => {
  await openWithSaved('one');
  await pressOn(dialog.button('Save this search'), key);
  expect(document.activeElement).toBe(dialog.input());
});

test.each([
  [' ', {}],
  ['Enter', {}],
  ['Tab', {}],
  ['c', {ctrlKey: true}],
])('keeps the focus on a button on "%s" with %j', async (key, init) => {
  await openWithSaved('one');
  await pressOn(dialog.button('Save this search'), key, init);
  expect(document.activeElement).toBe(dialog.button('Save this search'));
});

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
