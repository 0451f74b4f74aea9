import {expectSeen} from '../src/expectSeen.ts';
import {SearchDialog} from '../src/SearchDialog.ts';
import {expect, miniTest, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';
const RECENT_KEY = '__DOCSEARCH_RECENT_SEARCHES__help-center';
const FAVORITE_KEY = '__DOCSEARCH_FAVORITE_SEARCHES__help-center';

function savedHit(number: number) {
  const url = `https://help.example.com/docs/ANNHUB/Introduction/#saved-${number}`;
  const hierarchy = {
    lvl0: 'ANNHUB',
    lvl1: `Saved page ${number}`,
    lvl2: null,
    lvl3: null,
    lvl4: null,
    lvl5: null,
    lvl6: null,
  };
  return {
    objectID: `saved-${number}`,
    url,
    type: 'lvl1',
    hierarchy,
    content: null,
    anchor: null,
    url_without_anchor: url,
  };
}

test.describe('saved searches', () => {
  miniTest('an empty start screen shows that there are none [spec 8-06]', async ({page, dialog}) => {
    await page.goto('/crash');
    await dialog.open();
    await expect(dialog.root.getByText('No recent searches')).toBeVisible();
  });

  test('an opened hit is kept under a key with the index name and shown as recent [spec 2.5-05, 3-05]', async ({
    page,
    dialog,
  }) => {
    await page.goto(PAGE);
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    expect(
      await page.evaluate((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length, RECENT_KEY),
    ).toBe(1);
    await dialog.open();
    await expect(dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(1);
  });

  test('stores seven recent searches, four with favourites [spec 9-11]', async ({page, dialog}) => {
    const hits = Array.from({length: 9}, (_, index) => savedHit(index));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      RECENT_KEY,
      JSON.stringify(hits),
    ] as const);
    await page.goto(PAGE);
    await dialog.open();
    await expect(dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(7);
    await dialog.root.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(dialog.root.getByRole('group', {name: 'Favorite'}).getByRole('option')).toHaveCount(1);
    await expect(dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(4);
  });

  test('stores ten favourites [spec 9-12]', async ({page, dialog}) => {
    const hits = Array.from({length: 12}, (_, index) => savedHit(index));
    await page.addInitScript(([key, value]) => localStorage.setItem(key, value), [
      FAVORITE_KEY,
      JSON.stringify(hits),
    ] as const);
    await page.goto(PAGE);
    await dialog.open();
    await expect(dialog.root.getByRole('group', {name: 'Favorite'}).getByRole('option')).toHaveCount(10);
  });

  test('a recent search can be made a favourite, and either can be removed [spec 4-23]', async ({
    page,
    dialog,
  }) => {
    await page.goto(PAGE);
    await page.evaluate(([key, value]) => localStorage.setItem(key, value), [
      RECENT_KEY,
      JSON.stringify([savedHit(1), savedHit(2)]),
    ] as const);
    await dialog.open();
    await dialog.root.getByRole('button', {name: 'Save this search'}).first().click();
    await expect(dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(1);
    const stored = await page.evaluate(
      ([recent, favorite]) =>
        [recent, favorite].map((key) => JSON.parse(localStorage.getItem(key) ?? '[]').length),
      [RECENT_KEY, FAVORITE_KEY] as const,
    );
    expect(stored).toEqual([1, 1]);
    await dialog.root.getByRole('button', {name: 'Remove this search from history'}).click();
    await expect(dialog.root.getByRole('group', {name: 'Recent'})).toHaveCount(0);
    await dialog.root.getByRole('button', {name: 'Remove this search from favorites'}).click();
    await expect(dialog.root.getByRole('group', {name: 'Favorite'})).toHaveCount(0);
  });

  test('blocked storage is logged to the console only [spec 4-12, 8-07]', async ({page, dialog}) => {
    const said: string[] = [];
    page.on('console', (message) => said.push(message.text()));
    page.on('pageerror', (error) => said.push(`uncaught ${error.message}`));
    await page.addInitScript(() => {
      Object.defineProperty(window, 'localStorage', {
        get() {
          throw new DOMException('Storage is blocked', 'SecurityError');
        },
      });
    });
    await page.goto(PAGE);
    await dialog.search('activation key');
    await expect(dialog.options.first()).toBeVisible();
    await page.keyboard.press('Enter');
    await expect(dialog.root).toHaveCount(0);
    expect(said.filter((text) => text.startsWith('uncaught'))).toEqual([]);
  });
});

test('has every specified text [spec 8-12, 9-27]', async ({page, dialog}) => {
  await page.goto(PAGE);
  await page.evaluate(
    ([recent, favorite, one, two]) => {
      localStorage.setItem(recent, one);
      localStorage.setItem(favorite, two);
    },
    [RECENT_KEY, FAVORITE_KEY, JSON.stringify([savedHit(1)]), JSON.stringify([savedHit(2)])] as const,
  );
  await expect(dialog.button).toContainText('Search');
  await dialog.open();
  for (const text of ['Recent', 'Favorite', 'to select', 'to navigate', 'to close', 'Search by']) {
    await expect(
      dialog.root.getByText(text, {exact: text === 'Recent' || text === 'Favorite'}).first(),
    ).toBeVisible();
  }
  for (const name of [
    'Save this search',
    'Remove this search from history',
    'Remove this search from favorites',
    'Cancel',
  ]) {
    await expect(dialog.root.getByRole('button', {name})).toBeVisible();
  }
  await dialog.input.fill('a');
  await expect(dialog.root.getByRole('button', {name: 'Clear the query'})).toBeVisible();
});

test('two tabs share the lists @release', async ({context, dialog}) => {
  const other = await context.newPage();
  const tabs = [dialog, new SearchDialog(other)];
  for (const tab of tabs) {
    await tab.page.goto(PAGE);
    await tab.open();
    await tab.page.keyboard.press('Escape');
  }
  for (const [at, query] of ['rabbitmq', 'mqtt', 'license'].entries()) {
    const tab = tabs[at % 2];
    if (tab === undefined) throw new Error('There are two tabs.');
    await tab.search(query);
    // Until it is answered, the hits are those of the tab's last query.
    await expect(tab.options.first()).toContainText(new RegExp(query, 'i'));
    await tab.options.first().click({button: 'middle'});
    await tab.page.keyboard.press('Escape');
  }
  for (const tab of tabs) {
    await tab.open();
    await tab.input.fill('');
    await expect(tab.root.getByRole('group', {name: 'Recent'}).getByRole('option')).toHaveCount(3);
    await expectSeen(tab.root.getByRole('group', {name: 'Recent'}).getByRole('option').last());
  }
});
