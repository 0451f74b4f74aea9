import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RetryError} from '../../src/client/errors.ts';
import {createHit} from '../client/support/createResult.ts';
import {readCharacterKeys} from '../../src/client/bar/characterKeys.ts';
import {createDialog} from './createDialog.tsx';
import type {TestDialog} from './createDialog.tsx';

const BROWSE = {
  pages: [{label: 'Connect a camera', to: '/docs/ANSVIS/Guides/Camera/'}],
  products: [{label: 'ANSVIS', to: '/docs/ANSVIS/'}],
};
/** Two products have the same answer. */
const EQUAL = ['DLHUB', 'ANSVIS'].map((product) => ({
  ...createHit(product, 'Requirements'),
  _highlightResult: {
    hierarchy: {lvl1: {value: '<mark>Requirements</mark>', matchLevel: 'full' as const, matchedWords: []}},
  },
}));

let dialog: TestDialog;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await dialog.unmount();
  vi.unstubAllGlobals();
});

const links = () => [...document.querySelectorAll('.DocSearch-Browse a')].map(({textContent}) => textContent);
const groups = () =>
  [...document.querySelectorAll('[role=group]')].map((group) => group.firstElementChild?.textContent);

test('the start shows popular pages, which the arrows reach, and products', async () => {
  dialog = await createDialog({browse: BROWSE});
  expect(dialog.text()).toContain('No recent searches');
  expect(groups()).toEqual(['Popular pages']);
  expect(links()).toEqual(['ANSVIS']);
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/Guides/Camera/');
});

test('without results there are popular pages and products; a link stays inside the site', async () => {
  dialog = await createDialog({browse: BROWSE});
  await dialog.type('nothing');
  expect(links()).toEqual(['Connect a camera', 'ANSVIS']);
  await dialog.click(document.querySelector('.DocSearch-Browse a') as Element);
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/Guides/Camera/');
  expect(dialog.onClose).toHaveBeenCalled();
});

test.each([
  ['Pages on this device', {serviceWorker: {controller: {}}}],
  ['Visited pages', {serviceWorker: {controller: null}}],
  ['Visited pages', {}],
])('after an error the visited pages lead on, as "%s" with %j', async (title, browser) => {
  vi.stubGlobal('navigator', {platform: '', ...browser});
  dialog = await createDialog({visited: [{path: '/docs/ANSVIS/', title: 'ANSVIS overview'}]});
  dialog.search.mockRejectedValueOnce(new RetryError([]));
  await dialog.type('camera');
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(links()).toEqual(['ANSVIS overview']);
  expect(document.querySelector('.DocSearch-Browse')?.getAttribute('aria-label')).toBe(title);
});

test('a page that a saved search leads to is not listed again as visited', async () => {
  dialog = await createDialog({
    hitsFor: () => [createHit('ANSVIS', 'Camera')],
    visited: [{path: '/docs/ANSVIS/', title: 'ANSVIS'}],
  });
  expect(groups()).toEqual(['Visited pages']);
  dialog.saved.addRecent(createHit('ANSVIS', 'Camera'));
  await dialog.type('');
  expect(groups()).toEqual(['Recent']);
});

test('a question mark shows the keys', async () => {
  dialog = await createDialog();
  await dialog.type('?');
  expect(dialog.text()).toContain('open it in a new tab or window');
  expect(dialog.options()).toHaveLength(0);
});

test('the keys can be kept to those with a modifier, and the choice is remembered', async () => {
  dialog = await createDialog();
  await dialog.type('?');
  const choice = () => document.querySelector<HTMLInputElement>('.DocSearch-Keys input');
  expect([choice()?.checked, readCharacterKeys()]).toEqual([true, true]);
  await dialog.click(choice() as Element);
  expect([choice()?.checked, readCharacterKeys()]).toEqual([false, false]);
  expect(dialog.text()).not.toContain('⌘ K/open search');
  await dialog.unmount();
  dialog = await createDialog({options: {characterKeys: false}});
  await dialog.type('?');
  expect(choice()).toBeNull();
  localStorage.clear();
});

test('the product of the page goes first among equal matches, until the reader switches it off', async () => {
  dialog = await createDialog({hitsFor: () => EQUAL, product: 'ANSVIS'});
  await dialog.type('requirements');
  expect(groups()).toEqual(['ANSVIS', 'DLHUB']);
  await dialog.click(document.querySelector('.DocSearch-ProductFirst input') as Element);
  expect(groups()).toEqual(['DLHUB', 'ANSVIS']);
  await dialog.unmount();
  dialog = await createDialog({hitsFor: () => EQUAL, product: 'ANSVIS'});
  await dialog.type('requirements');
  expect(groups()).toEqual(['DLHUB', 'ANSVIS']);
});

test('a better match of another product stays first', async () => {
  const [other, own] = EQUAL;
  dialog = await createDialog({
    hitsFor: () => [other, {...own, type: 'content'}] as never,
    product: 'ANSVIS',
  });
  await dialog.type('requirements');
  expect(groups()).toEqual(['DLHUB', 'ANSVIS']);
});

test('the page itself, found below one of its sections, is shown by its title', async () => {
  const page = createHit('ANSVIS', 'Troubleshoot');
  const section = createHit('ANSVIS', 'Troubleshoot', 'Events come twice');
  dialog = await createDialog({hitsFor: () => [section, page]});
  await dialog.type('events');
  const [, second] = dialog.options();
  const hidden = second?.querySelector('.DocSearch-VisuallyHidden')?.textContent ?? '';
  expect(second?.textContent.replace(hidden, '')).toBe('Troubleshoot');
});
