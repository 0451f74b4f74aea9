import {readFileSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {HeldScripts} from '../src/HeldScripts.ts';
import {WORLD_BUILD, WORLD_COPY} from '../src/folders.ts';
import {atRelease, expect, worldTest as test} from '../src/test.ts';
import {watchFaults} from '../src/watchFaults.ts';

const HOME = '/help/';

/** The addresses of all pages; asked for when the site has been built. */
const listPaths = () =>
  readdirSync(WORLD_BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('index.html'))
    .map((name) => HOME + name.slice(0, -'index.html'.length));

/** Pixels by which the page is wider than the window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

async function search(page: Page, query: string): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill(query);
  await expect(page.getByRole('option').first()).toBeVisible();
}

const addressesOfHits = (page: Page) =>
  page.getByRole('option').evaluateAll((options) => options.map((option) => option.getAttribute('href')));

for (const [name, isIn] of [
  ['German', (path: string) => !path.startsWith('/help/ar/')],
  ['Arabic', (path: string) => path.startsWith('/help/ar/')],
] as const) {
  test(`no ${name} page below a path violates its policy, has errors or is wider than a phone${atRelease(name !== 'Arabic')}`, async ({
    page,
    hydrate,
  }) => {
    await page.setViewportSize({width: 390, height: 800});
    const faults = await watchFaults(page);
    const paths = listPaths().filter(isIn);
    expect(paths.length).toBeGreaterThan(6);
    for (const path of paths) {
      await page.goto(path);
      await hydrate();
      if ((await overflowOf(page)) > 0) faults.push(`${path} is too wide`);
    }
    expect(faults).toEqual([]);
  });
}

test('search is in German before and after hydration, and opens pages of the current version', async ({
  page,
  hydrate,
}) => {
  const faults = await watchFaults(page);
  await page.goto(HOME);
  await hydrate();
  await search(page, 'Kamera');
  await expect(page.getByPlaceholder('Dokumentation durchsuchen')).toBeVisible();
  const hits = await addressesOfHits(page);
  expect(hits.length).toBeGreaterThan(1);
  expect(hits.filter((href) => !/^\/help\/(?!next\/|ar\/)/.test(href ?? ''))).toEqual([]);

  await page.goto(`${HOME}next/`);
  await hydrate();
  await search(page, 'Nachtmodus');
  expect(await addressesOfHits(page)).toEqual([expect.stringMatching(/^\/help\/next\/setup\/(?:#|$)/)]);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/next\/setup\/(?:#.*)?$/);
  await expect(page.getByRole('heading', {level: 1, name: 'Einrichtung'})).toBeVisible();
  expect(faults).toEqual([]);
});

test('the frame before hydration is in German, and right to left in Arabic', async ({page}) => {
  await page.route(/assets\/js\//, () => undefined);
  await page.goto(HOME);
  await page.keyboard.press('/');
  const frame = page.getByRole('dialog');
  await expect(frame.getByPlaceholder('Dokumentation durchsuchen')).toBeFocused();
  await page.goto(`${HOME}ar/`);
  await page.keyboard.press('/');
  await expect(frame.getByPlaceholder('ابحث في الوثائق')).toBeFocused();
  expect(await frame.evaluate((element) => getComputedStyle(element).direction)).toBe('rtl');
});

test('an Arabic reader searches Arabic pages in a dialog that fits a phone', async ({page, hydrate}) => {
  await page.setViewportSize({width: 390, height: 800});
  await page.goto(`${HOME}ar/`);
  await hydrate();
  await search(page, 'الكاميرا');
  await expect(page.getByPlaceholder('ابحث في الوثائق')).toBeVisible();
  for (const href of await addressesOfHits(page)) expect(href).toMatch(/^\/help\/ar\//);
  const dialog = page.getByRole('dialog');
  const {left, right, inner} = await dialog.evaluate((element) => {
    const box = element.getBoundingClientRect();
    return {left: box.left, right: box.right, inner: element.scrollWidth - element.clientWidth};
  });
  expect([left >= 0, right <= 390, inner]).toEqual([true, true, 0]);
  expect(await overflowOf(page)).toBeLessThanOrEqual(0);
});

test('pages navigate without a load, with trailing slashes, and keep the colour mode', async ({
  page,
  hydrate,
}) => {
  await page.goto(HOME);
  await hydrate();
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.getByRole('main').getByRole('link', {name: 'Einrichtung', exact: true}).click();
  await expect(page).toHaveURL(`${HOME}setup/`);
  await page.getByRole('link', {name: 'API'}).first().click();
  await expect(page).toHaveURL(`${HOME}api/`);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  const theme = () => page.evaluate(() => document.documentElement.dataset.theme);
  await page.locator('button[class*=toggleButton]').first().click();
  const chosen = await theme();
  await page.goto(`${HOME}ar/setup/`);
  expect(await theme()).toBe(chosen);
});

test('an announcement closed before hydration stays closed on the next page', async ({page}) => {
  const scripts = await HeldScripts.on(page);
  const bar = page.locator('.theme-announcement-bar');
  await page.goto(HOME);
  await bar.getByRole('button').click();
  scripts.release();
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  await expect(bar).toHaveCount(0);
  await page.goto(`${HOME}setup/`);
  await expect(bar).toBeHidden();
});

test('a navbar document item works on other pages', async ({page, hydrate}) => {
  const faults = await watchFaults(page);
  await page.goto(`${HOME}api/`);
  await hydrate();
  await page.getByRole('navigation').getByRole('link', {name: 'Anleitung'}).click();
  await expect(page).toHaveURL(`${HOME}setup/`);
  await expect(page.getByRole('heading', {level: 1, name: 'Einrichtung'})).toBeVisible();
  expect(faults).toEqual([]);
});

test("a query typed before hydration is answered, and its page is stored in the site's namespace @release", async ({
  page,
  hydrate,
}) => {
  const scripts = await HeldScripts.on(page);
  await page.goto(HOME);
  await page.keyboard.press('/');
  await page.locator('dialog input').first().fill('Netzteil');
  scripts.release();
  await expect(page.getByRole('option', {name: /Einrichtung/}).first()).toBeVisible();
  await expect(page.getByRole('combobox')).toHaveValue('Netzteil');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/help\/setup\//);
  await page.reload();
  await hydrate();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('option', {name: /Einrichtung/})).toHaveAttribute('href', /\/help\/setup\//);
  const keys = await page.evaluate(() => Object.keys(localStorage));
  expect(keys).not.toEqual([]);
  expect(keys.filter((key) => !key.endsWith('-world'))).toEqual([]);
});

test('the search page uses the chosen version, also after a reload @release', async ({page, hydrate}) => {
  await page.goto(`${HOME}search/?q=Nachtmodus`);
  await hydrate();
  const main = page.getByRole('main');
  await expect(main.getByRole('status')).toContainText('Keine Ergebnisse');
  await main.getByRole('combobox', {name: 'Version'}).selectOption('Nächste');
  const hit = main.locator('.SearchPage-Hit').first();
  await expect(hit).toHaveAttribute('href', /^\/help\/next\/setup\//);
  await page.reload();
  await hydrate();
  await expect(hit).toHaveAttribute('href', /^\/help\/next\/setup\//);
});

for (const [language, from, to, title] of [
  ['Arabic', `${HOME}ar/setup/`, HOME, 'الإعداد'],
  ['German', `${HOME}setup/`, `${HOME}ar/`, 'Einrichtung'],
] as const) {
  test(`a page visited in ${language} opens from the search of the other language @release`, async ({
    page,
    hydrate,
  }) => {
    await page.goto(from);
    await hydrate();
    const isVisited = () =>
      page.evaluate(() => Object.keys(localStorage).some((key) => key.includes('VISITED_PAGES')));
    await expect.poll(isVisited).toBe(true);
    await page.goto(to);
    await hydrate();
    await page.keyboard.press('Control+k');
    await page.getByRole('option', {name: title}).click();
    await expect(page).toHaveURL(from);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
  });
}

for (const [language, folder, title] of [
  ['German', HOME, 'Einrichtung'],
  ['Arabic', `${HOME}ar/`, 'الإعداد'],
] as const) {
  test(`the version menu leads to the same page, and the sidebar stays in the language, in ${language}${atRelease(language !== 'Arabic')}`, async ({
    page,
    hydrate,
  }) => {
    await page.goto(folder);
    await hydrate();
    await page.locator('.theme-doc-sidebar-menu').getByRole('link', {name: title}).click();
    await expect(page).toHaveURL(`${folder}setup/`);
    await expect(page.getByRole('heading', {level: 1, name: title})).toBeVisible();
    const versions = page.locator('.navbar .dropdown__menu a[href*="/next/"]');
    await expect(versions.first()).toHaveAttribute('href', `${folder}next/setup/`);
  });
}

test('a wrapped search bar and an ejected search page work', async ({page}) => {
  const read = (name: string) => readFileSync(join(WORLD_COPY, 'src/theme', name, 'index.js'), 'utf8');
  expect(read('SearchBar')).toContain("from '@theme-original/SearchBar'");
  expect(read('SearchPage')).not.toMatch(/from '\.\.?\//);
  const faults = await watchFaults(page);
  await page.goto(`${HOME}search/?q=Netzteil`);
  await expect(page.getByRole('link', {name: /Einrichtung/}).first()).toBeVisible();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox', {name: 'Suche', exact: true})).toBeFocused();
  expect(faults).toEqual([]);
});

test.describe('offline', () => {
  test.use({serviceWorkers: 'allow'});

  test('a visited page and search work in both languages', async ({page, hydrate, context}) => {
    for (const path of [`${HOME}setup/`, `${HOME}ar/setup/`]) {
      await page.goto(path);
      await hydrate();
      const isKept = () =>
        page.evaluate(
          async () =>
            navigator.serviceWorker.controller !== null &&
            (await caches.match(location.pathname.replace(/\/$/, ''))) !== undefined,
        );
      await expect.poll(isKept, {timeout: 300_000}).toBe(true);
      await search(page, path.includes('/ar/') ? 'الكاميرا' : 'Kamera');
      await page.keyboard.press('Escape');
    }
    await context.setOffline(true);
    await page.goto(`${HOME}setup/`);
    await expect(page.getByRole('heading', {level: 1, name: 'Einrichtung'})).toBeVisible();
    await hydrate();
    await search(page, 'Netzteil');
    await page.goto(`${HOME}ar/setup/`);
    await expect(page.getByRole('heading', {level: 1, name: 'الإعداد'})).toBeVisible();
    await page.goto(`${HOME}next/setup/`);
    await expect(page.getByText('Diese Seite ist nicht auf diesem Gerät')).toBeVisible();
    await context.setOffline(false);
  });

  test('the offline page is translated @release', async ({page, hydrate}) => {
    await page.goto(`${HOME}offline/`);
    await hydrate();
    await expect(page.getByRole('heading', {level: 1, name: 'Offline lesen'})).toBeVisible();
    await expect(page.getByRole('button', {name: 'Die ganze Website speichern'})).toBeVisible();
    await page.goto(`${HOME}ar/offline/`);
    await expect(page.getByRole('heading', {level: 1, name: 'القراءة دون اتصال'})).toBeVisible();
  });
});
