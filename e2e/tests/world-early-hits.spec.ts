import type {Page} from '@playwright/test';
import {HeldScripts} from '../src/HeldScripts.ts';
import {atRelease, expect, worldTest as test} from '../src/test.ts';

const HOME = '/help/';

/** Searches while the page's scripts are on their way, and gives back where the hits lead. */
async function searchEarly(page: Page, query: string): Promise<(string | null)[]> {
  await page.keyboard.press('/');
  // Text that is no key of the keyboard, as from an input method, goes to the field that has the focus.
  await expect(page.locator('dialog input')).toBeFocused();
  await page.keyboard.type(query);
  const links = page.getByRole('option');
  await expect(links.first()).toBeVisible();
  return addressesOf(page);
}

const addressesOf = (page: Page) =>
  page.getByRole('option').evaluateAll((all) => all.map((link) => link.getAttribute('href')));

for (const [where, path, query, own] of [
  ['the published version', HOME, 'Kamera', /^\/help\/(?!next\/|ar\/)/],
  ['the next version', `${HOME}next/setup/`, 'Kamera', /^\/help\/(?:next|api)\//],
  ['the Arabic pages', `${HOME}ar/setup/`, 'الكاميرا', /^\/help\/ar\/(?!next\/)/],
  ['the next version in Arabic', `${HOME}ar/next/`, 'Kamera', /^\/help\/ar\/(?:next|api)\//],
] as const) {
  test(`a reader of ${where} gets the same hits before and after hydration${atRelease(where !== 'the next version in Arabic')}`, async ({
    page,
    hydrate,
  }) => {
    const scripts = await HeldScripts.on(page, '**/assets/js/main*');
    await page.goto(path);
    const early = await searchEarly(page, query);
    expect(early.filter((href) => !own.test(href ?? ''))).toEqual([]);
    scripts.release();
    await hydrate();
    await page.getByRole('combobox').fill('');
    await page.keyboard.type(query);
    await expect(page.getByRole('option').first()).toBeVisible();
    expect(await addressesOf(page)).toEqual(early);
  });
}

test('a chosen version is searched from other pages, also before hydration', async ({page, hydrate}) => {
  await page.goto(HOME);
  await hydrate();
  const menu = page.locator('.navbar .dropdown').filter({has: page.locator('a[href*="/next/"]')});
  await menu.hover();
  await menu.locator('.dropdown__menu a[href*="/next/"]').first().click();
  await expect(page).toHaveURL(`${HOME}next/`);
  await HeldScripts.on(page, '**/assets/js/main*');
  await page.goto(`${HOME}api/`);
  expect(await searchEarly(page, 'Nachtmodus')).toEqual([
    expect.stringMatching(/^\/help\/next\/setup\/(?:#|$)/),
  ]);
});
