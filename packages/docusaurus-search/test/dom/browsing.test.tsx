import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {RetryError} from '../../src/client/SearchClient.ts';
import {createHit} from '../client/support/createResult.ts';
import {readChoice} from '../../src/client/siteStorage.ts';
import {NO_CHARACTERS_KEY} from '../../src/contract/SearchConfig.ts';
import {createDialog, createSaved, type TestDialog, EQUAL_HITS} from './createDialog.tsx';

const BROWSE = {
  pages: [{label: 'Connect a camera', to: '/docs/ANSVIS/Guides/Camera/'}],
  products: [{label: 'ANSVIS', to: '/docs/ANSVIS/'}],
  help: [{label: 'Find a symptom', to: '/symptoms'}],
  queries: ['rtsp stream'],
};

let dialog: TestDialog;
beforeEach(() => localStorage.clear());
afterEach(async () => {
  await dialog.unmount();
  vi.unstubAllGlobals();
});

const links = () => [...document.querySelectorAll('.DocSearch-Browse a')].map(({textContent}) => textContent);
const groups = () =>
  [...document.querySelectorAll('[role=group]')].map((group) => group.firstElementChild?.textContent);

test('shows popular pages, reachable by arrow keys, and products at the start', async () => {
  dialog = await createDialog({options: {browse: BROWSE}});
  expect(dialog.text()).not.toContain('No recent searches');
  expect(groups()).toEqual(['Popular pages']);
  expect(links()).toEqual(['ANSVIS', 'Find a symptom']);
  await dialog.press('ArrowDown');
  await dialog.press('Enter');
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/Guides/Camera/');
});

test('shows example queries at the start and runs one on click', async () => {
  dialog = await createDialog({options: {browse: BROWSE}, hitsFor: () => EQUAL_HITS});
  await dialog.click(dialog.button('rtsp stream'));
  expect(dialog.input().value).toBe('rtsp stream');
  expect(document.activeElement).toBe(dialog.input());
  expect(dialog.options()).toHaveLength(2);
});

test('shows popular pages and products without results, with links inside the site', async () => {
  dialog = await createDialog({options: {browse: BROWSE}});
  await dialog.type('nothing');
  expect(links()).toEqual(['Connect a camera', 'ANSVIS', 'Find a symptom']);
  await dialog.click(document.querySelector('.DocSearch-Browse a') as Element);
  expect(dialog.navigate).toHaveBeenCalledWith('/docs/ANSVIS/Guides/Camera/');
  expect(dialog.onClose).toHaveBeenCalled();
});

test.each([
  ['Pages on this device', {serviceWorker: {controller: {}}}],
  ['Visited pages', {serviceWorker: {controller: null}}],
  ['Visited pages', {}],
])('offers visited pages after an error, as "%s" with %j', async (title, browser) => {
  vi.stubGlobal('navigator', {platform: '', ...browser});
  dialog = await createDialog({visited: [{path: '/docs/ANSVIS/', title: 'ANSVIS overview'}]});
  dialog.search.mockRejectedValueOnce(new RetryError([]));
  await dialog.type('camera');
  expect(dialog.text()).toContain('Unable to fetch results');
  expect(links()).toEqual(['ANSVIS overview']);
  expect(document.querySelector('.DocSearch-Browse')?.getAttribute('aria-label')).toBe(title);
});

test("does not repeat a saved search's page among visited pages", async () => {
  dialog = await createDialog({
    hitsFor: () => [createHit('ANSVIS', 'Camera')],
    visited: [{path: '/docs/ANSVIS/', title: 'ANSVIS'}],
  });
  expect(groups()).toEqual(['Visited pages']);
  dialog.saved.addRecent(createHit('ANSVIS', 'Camera'));
  await dialog.type('');
  expect(groups()).toEqual(['Recent']);
});

test('shows keyboard shortcuts for a question mark', async () => {
  dialog = await createDialog();
  await dialog.type('?');
  expect(dialog.text()).toContain('open it in a new tab or window');
  expect(dialog.options()).toHaveLength(0);
});

test('stores the choice to use only shortcuts with a modifier', async () => {
  dialog = await createDialog();
  await dialog.type('?');
  const choice = () => document.querySelector<HTMLInputElement>('.DocSearch-Keys input');
  expect([choice()?.checked, readChoice(NO_CHARACTERS_KEY)]).toEqual([true, true]);
  await dialog.click(choice() as Element);
  expect([choice()?.checked, readChoice(NO_CHARACTERS_KEY)]).toEqual([false, false]);
  expect(dialog.text()).not.toContain('⌘ K/open search');
  await dialog.unmount();
  dialog = await createDialog({options: {characterKeys: false}});
  await dialog.type('?');
  expect(choice()).toBeNull();
  localStorage.clear();
});

test("ranks the page's product first among equal matches", async () => {
  dialog = await createDialog({hitsFor: () => EQUAL_HITS, product: 'ANSVIS'});
  await dialog.type('requirements');
  expect(groups()).toEqual(['ANSVIS', 'DLHUB']);
  await dialog.unmount();
  dialog = await createDialog({hitsFor: () => EQUAL_HITS});
  await dialog.type('requirements');
  expect(groups()).toEqual(['DLHUB', 'ANSVIS']);
});

test('keeps a better match of another product first', async () => {
  const [other] = EQUAL_HITS;
  const own = createHit('ANSVIS', 'Setup', 'Requirements');
  dialog = await createDialog({hitsFor: () => [other, own], product: 'ANSVIS'});
  await dialog.type('requirements');
  expect(groups()).toEqual(['DLHUB', 'ANSVIS']);
});

test('shows a page that was found by a section under its title', async () => {
  const page = createHit('ANSVIS', 'Troubleshoot');
  const section = createHit('ANSVIS', 'Troubleshoot', 'Events come twice');
  dialog = await createDialog({hitsFor: () => [section, page]});
  await dialog.type('events');
  const [, second] = dialog.options();
  expect(second?.querySelector('.DocSearch-VisuallyHidden')).toBeNull();
  expect(second?.textContent).toBe('Troubleshoot');
});

test('shows the text of a page below a section without the title again, and reads the title', async () => {
  const page = {...createHit('ANSVIS', 'Troubleshoot'), description: 'What to check first.'};
  const section = createHit('ANSVIS', 'Troubleshoot', 'Events come twice');
  dialog = await createDialog({hitsFor: () => [section, page]});
  await dialog.type('events');
  const [, second] = dialog.options();
  expect(second?.querySelector('.DocSearch-VisuallyHidden')?.textContent).toBe('Troubleshoot ');
  expect(second?.querySelector('.DocSearch-Hit-row')?.textContent?.trim()).toBe('What to check first.');
});

test('names a product once per group, or on each hit of a mixed group', async () => {
  const at = (product: string, ...path: [string, string]) => ({
    ...createHit(...path),
    product,
    url: `/${path[1]}/`,
  });
  dialog = await createDialog({
    hitsFor: () => [
      at('ANSVIS', 'Guides', 'One'),
      at('ANSVIS', 'Guides', 'Two'),
      at('DLHUB', 'Setup', 'Three'),
    ],
  });
  await dialog.type('guide');
  expect(groups()).toEqual(['Guides ANSVIS', 'Setup DLHUB']);
  expect(document.querySelectorAll('[role=option] .DocSearch-Hit-product')).toHaveLength(0);
  await dialog.unmount();
  dialog = await createDialog({
    hitsFor: () => [at('ANSVIS', 'Guides', 'One'), at('DLHUB', 'Guides', 'Two')],
  });
  await dialog.type('guide');
  expect(groups()).toEqual(['Guides']);
  expect(dialog.options().map(({textContent}) => textContent)).toEqual(['One ANSVIS', 'Two DLHUB']);
});

test('names no product where the section names it as a sidebar category', async () => {
  const hit = {...createHit('Tutorial › Basics', 'Deploy'), product: 'Basics'};
  dialog = await createDialog({hitsFor: () => [hit]});
  await dialog.type('deploy');
  expect(groups()).toEqual(['Tutorial › Basics']);
});

test('shows a page icon on each page and none on its sections', async () => {
  const [page, part, text] = [['Camera'], ['Camera', 'Steps'], ['Light', 'Test it']].map((path) =>
    createHit('ANSVIS', ...path),
  );
  dialog = await createDialog({hitsFor: () => [page, part, {...text, url: '/docs/light/#test'}] as never});
  await dialog.type('camera');
  const drawings = dialog
    .options()
    .map((option) => option.querySelector('svg.DocSearch-Hit-icon path')?.getAttribute('d'));
  expect(drawings[0]).toBeDefined();
  expect(drawings).toEqual([drawings[0], undefined, drawings[0]]);
});

async function openWith(...headings: string[]): Promise<TestDialog> {
  dialog = await createDialog({saved: createSaved(...headings)});
  return dialog;
}

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
