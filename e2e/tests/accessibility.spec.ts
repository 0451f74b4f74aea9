import {SITE_BUILD} from '../src/folders.ts';
import {listPages} from '../src/listPages.ts';
import {PAGE_KINDS} from '../src/pageKinds.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {violationsInBothThemes, violationsOf} from '../src/violationsOf.ts';

/** `EVERY_PAGE=1 npm run browser -- accessibility` looks at all pages instead of one of each kind. */
const PAGES = process.env.EVERY_PAGE
  ? Object.fromEntries(listPages(SITE_BUILD).map((path) => [`page ${path}`, path]))
  : PAGE_KINDS;

/** Kinds of page that every commit checks, by width; a release checks all at both widths. */
const USUAL = {
  390: new Set(['task page', 'threshold explorer', 'search page', 'offline page', 'symptom finder']),
  1280: new Set(['home', 'product landing', 'reference page']),
} as const;

for (const width of [390, 1280] as const) {
  test.describe(`at ${width} px`, () => {
    test.use({viewport: {width, height: 800}});

    for (const [kind, path] of Object.entries(PAGES)) {
      const isRare = !process.env.EVERY_PAGE && !USUAL[width].has(kind);
      test(`the ${kind} has no violations${atRelease(isRare)}`, async ({page, hydrate}) => {
        await page.goto(path);
        await hydrate();
        if (kind === 'search page')
          await expect(page.getByRole('main').getByRole('status')).toContainText(/\d+ results/);
        expect(await violationsInBothThemes(page)).toEqual([]);
      });
    }

    test(`no view of the search dialog has violations${atRelease(width !== 390)}`, async ({page, dialog}) => {
      await page.goto('/docs/ANNHUB/Introduction/');
      await dialog.open();
      await expect(dialog.root.getByRole('group', {name: 'Popular pages'})).toBeVisible();
      expect(await violationsInBothThemes(page), 'start screen').toEqual([]);
      await dialog.input.fill('activation key');
      await expect(dialog.options.first()).toBeVisible();
      await page.keyboard.press('ArrowDown');
      expect(await violationsInBothThemes(page), 'results').toEqual([]);
      await dialog.input.fill('xqzvwkj pplmwq');
      await expect(dialog.root.getByText(/No results for/).first()).toBeVisible();
      expect(await violationsInBothThemes(page), 'no results').toEqual([]);
      await dialog.input.fill('?');
      await expect(dialog.root.getByText('show these keys')).toBeVisible();
      expect(await violationsInBothThemes(page), 'keys').toEqual([]);
      await dialog.input.fill('activation key');
      await expect(dialog.options.first()).toBeVisible();
      await page.keyboard.press('Enter');
      await expect(dialog.root).toHaveCount(0);
      await page.goto('/docs/DLHUB/Introduction/');
      await dialog.open();
      await expect(dialog.options.first()).toBeVisible();
      expect(await violationsInBothThemes(page), 'start screen with saved searches').toEqual([]);
    });

    test(`an enlarged picture and ticked steps have no violations @release`, async ({page}) => {
      await page.goto('/docs/ANSVIS/Guides/Camera/');
      // A phone has the actions of a page in one menu.
      if (width === 390) await page.locator('main summary', {hasText: /^More$/}).click();
      await page.getByRole('button', {name: 'Tick off steps'}).click();
      await page.getByRole('checkbox', {name: 'Step 1 is done'}).check();
      expect(await violationsInBothThemes(page), 'steps').toEqual([]);
      await page.getByRole('button', {name: 'Enlarge'}).first().click();
      await expect(page.getByRole('dialog')).toBeVisible();
      expect(await violationsInBothThemes(page), 'picture').toEqual([]);
    });

    test(`the error view of the search dialog has no violations${atRelease(width !== 390)}`, async ({
      page,
      dialog,
    }) => {
      await page.route('**/search-index/**', (route) => route.abort());
      await page.goto('/docs/ANNHUB/Introduction/');
      await dialog.search('camera');
      await expect(dialog.root.getByText('Unable to fetch results').first()).toBeVisible();
      expect(await violationsInBothThemes(page)).toEqual([]);
    });
  });
}

test('the mobile menu has no violations', async ({page, hydrate}) => {
  await page.setViewportSize({width: 390, height: 844});
  await page.goto('/docs/ANNHUB/Introduction/');
  await hydrate();
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  await expect(page.locator('.navbar-sidebar')).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
});
