import type {Page} from '@playwright/test';
import {expectSeen} from '../src/expectSeen.ts';
import {HeldScripts} from '../src/HeldScripts.ts';
import {atRelease, expect, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';

test.describe('opening and closing the dialog', () => {
  test.beforeEach(async ({page, hydrate}) => {
    await page.goto(PAGE);
    await hydrate();
  });

  test('a click on the search button opens it with the focus in the input [spec 2.5-01, 4-22, 8-13]', async ({
    dialog,
  }) => {
    await dialog.open();
    await expect(dialog.input).toBeFocused();
    await expect(dialog.input).toHaveAttribute('placeholder', 'Search docs');
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`${key} opens it [spec 2.5-02]${atRelease(key === 'Meta+k')}`, async ({page, dialog}) => {
      await page.keyboard.press(key);
      await expect(dialog.input).toBeFocused();
      await expect(dialog.input).toHaveValue('');
    });
  }

  test('a printable key on the focused button opens it with that key as the first query [spec 2.5-03]', async ({
    page,
    dialog,
  }) => {
    await dialog.button.focus();
    await page.keyboard.press('m');
    await expect(dialog.input).toHaveValue('m');
  });

  test('a printable key anywhere on the page opens it with that key as the first query [spec 2.5-03]', async ({
    page,
    dialog,
  }) => {
    await page.locator('article h1').click();
    await page.keyboard.press('m');
    await expect(dialog.input).toHaveValue('m');
  });

  test('the find shortcut on the focused button does not open it [spec 2.5-04]', async ({page, dialog}) => {
    await dialog.button.focus();
    await page.keyboard.press('Control+f');
    await expect(dialog.root).toHaveCount(0);
  });

  test('a slash in a field stays there @release', async ({page, dialog}) => {
    await page.goto('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.click();
    await page.keyboard.type('a/b');
    await expect(field).toHaveValue('a/b');
    await expect(dialog.root).toHaveCount(0);
  });

  test('selected text becomes the query @release', async ({page, dialog}) => {
    await page.locator('article h1').selectText();
    const title = (await page.locator('article h1').innerText()).trim();
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toHaveValue(title.slice(0, 64));
  });

  test('Escape closes it and returns the focus to the search button [spec 2.5-12]', async ({
    page,
    dialog,
  }) => {
    await dialog.open();
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.button).toBeFocused();
  });

  test('Cancel closes it and returns the focus to the search button [spec 2.5-14, 4-22]', async ({
    dialog,
  }) => {
    await dialog.open();
    await dialog.root.getByRole('button', {name: 'Cancel'}).click();
    await expect(dialog.root).toHaveCount(0);
    await expect(dialog.button).toBeFocused();
  });

  test('a press outside closes it @release', async ({page, dialog}) => {
    await dialog.open();
    await page.mouse.click(20, 780);
    await expect(dialog.root).toHaveCount(0);
  });

  test('the page behind is inert while it is open', async ({page, dialog}) => {
    await dialog.open();
    for (let press = 0; press < 12; press++) {
      await page.keyboard.press('Tab');
      const outside = await page.evaluate(() => {
        const active = document.activeElement;
        return active !== document.body && active?.closest('dialog') === null;
      });
      expect(outside).toBe(false);
    }
  });
});

test.describe('an untouched page', () => {
  for (const [when, wait] of [
    ['while it loads', async () => undefined],
    ['once it has loaded', (page: Page) => page.waitForLoadState('networkidle')],
  ] as const) {
    test(`uses all letters typed ${when} as query [spec 2.5-03]${atRelease(when !== 'while it loads')}`, async ({
      page,
      dialog,
    }) => {
      await page.goto(PAGE, {waitUntil: 'commit'});
      await page.locator('article h1').waitFor();
      await wait(page);
      // As fast as people type, so that the scripts take over in between.
      await page.keyboard.type('camera', {delay: 150});
      await expect(dialog.input).toHaveValue('camera');
      await expectSeen(dialog.input);
      await expectSeen(dialog.options.first());
    });
  }

  test('opens search with a single letter', async ({page, dialog}) => {
    await page.goto(PAGE);
    await page.keyboard.press('c');
    await expect(dialog.input).toHaveValue('c');
    await expectSeen(dialog.input);
  });
});

test.describe('closing the dialog', () => {
  test.beforeEach(async ({page, hydrate}) => {
    await page.goto(PAGE);
    await hydrate();
  });

  test('restores the focus to the link where a key opened it @release', async ({page, dialog}) => {
    const link = page.locator('article a').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });

  test('keeps the query, selected, unless it led to a page', async ({page, dialog}) => {
    await dialog.search('tidegauge');
    await page.keyboard.press('Escape');
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toHaveValue('tidegauge');
    await page.keyboard.type('camera');
    await expect(dialog.input).toHaveValue('camera');
    await expectSeen(dialog.options.first());
    await page.keyboard.press('Enter');
    await expect(dialog.root).toHaveCount(0);
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    await page.keyboard.press('Control+k');
    await expect(dialog.input).toHaveValue('');
  });

  test('happens on browser Back, together with the navigation', async ({page, dialog}) => {
    await page.locator('.pagination-nav__link--next').click();
    await expect(page).not.toHaveURL(new RegExp(`${PAGE}$`));
    await dialog.search('camera');
    await page.goBack();
    await expect(page).toHaveURL(new RegExp(`${PAGE}$`));
    await expect(dialog.root).toHaveCount(0);
  });

  test('restores the focus to the link when hydration came after opening', async ({page, dialog}) => {
    const scripts = await HeldScripts.on(page);
    await page.goto(PAGE);
    const link = page.locator('article a').first();
    await link.focus();
    await page.keyboard.press('Control+k');
    scripts.release();
    await expect(dialog.input).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(link).toBeFocused();
  });
});
