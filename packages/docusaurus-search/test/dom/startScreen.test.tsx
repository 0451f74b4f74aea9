import {afterEach, expect, test} from 'vitest';
import {createSavedSearches} from '../../src/client/saved/createSavedSearches.ts';
import {createMemoryStorage} from '../client/support/createMemoryStorage.ts';
import {createHit} from '../client/support/createResult.ts';
import {createDialog, type TestDialog} from './createDialog.tsx';

let dialog: TestDialog;
afterEach(() => dialog.unmount());

async function openWith(...headings: string[]): Promise<TestDialog> {
  const saved = createSavedSearches('help-center', createMemoryStorage());
  for (const heading of headings) saved.addRecent(createHit('ANSVIS', heading));
  dialog = await createDialog({saved});
  return dialog;
}

const groups = () =>
  [...document.querySelectorAll('[role=group]')].map((group) => group.firstElementChild?.textContent);

test('lists the recent searches, newest first', async () => {
  await openWith('one', 'two');
  expect(groups()).toEqual(['Recent']);
  expect(dialog.options().map((option) => option.querySelector('.DocSearch-Hit-title')?.textContent)).toEqual(
    ['two', 'one'],
  );
});

test('has no focusable elements in a list of options', async () => {
  await openWith('one');
  expect(
    document.querySelectorAll('[role=listbox] button, [role=option] *[tabindex], [role=option] a'),
  ).toHaveLength(0);
});

test('saves a recent search as a favourite', async () => {
  await openWith('one', 'two');
  await dialog.click(dialog.button('Save this search'));
  expect(groups()).toEqual(['Recent', 'Favorite']);
  expect(dialog.saved.getLists().favorites.map(({objectID}) => objectID)).toEqual(['ANSVIS/two']);
  expect(document.activeElement).toBe(dialog.input());
});

test('fills the star of favourites only', async () => {
  await openWith('one', 'two');
  await dialog.click(dialog.button('Save this search'));
  const fills = groups().map((name, index) => {
    const group = document.querySelectorAll('[role=group]')[index];
    return [name, group?.querySelector('[role=option] svg path')?.getAttribute('fill')];
  });
  expect(fills).toEqual([
    ['Recent', 'none'],
    ['Favorite', 'currentColor'],
  ]);
});

test('removes a search from the history', async () => {
  await openWith('one');
  await dialog.click(dialog.button('Remove this search from history'));
  expect(dialog.text()).toContain('No recent searches');
});

test('removes a search from the favorites', async () => {
  await openWith('one');
  await dialog.click(dialog.button('Save this search'));
  await dialog.click(dialog.button('Remove this search from favorites'));
  expect(dialog.options()).toHaveLength(0);
});

test('describes each button by its search', async () => {
  await openWith('one', 'two');
  const id = dialog.button('Save this search').getAttribute('aria-describedby') ?? '';
  expect(document.getElementById(id)?.textContent).toContain('two');
});

test('opens a recent search with the arrows and Enter', async () => {
  await openWith('one', 'two');
  await dialog.press('ArrowDown');
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/#one');
});

test('Enter does nothing while no entry is active', async () => {
  await openWith('one');
  await dialog.press('Enter');
  expect(dialog.navigate).not.toHaveBeenCalled();
});

test('lists the pages visited last', async () => {
  dialog = await createDialog({visited: [{path: '/docs/DLHUB/', title: 'DLHUB <beta>'}]});
  expect(groups()).toEqual(['Visited pages']);
  expect(dialog.options()[0]?.textContent).toBe('DLHUB <beta>');
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/DLHUB/');
});
