import type {Locator, Page, Route} from '@playwright/test';
import type {SearchDialog} from '../src/SearchDialog.ts';
import {atRelease, expect, test} from '../src/test.ts';
import {violationsOf} from '../src/violationsOf.ts';

const PAGE = '/docs/ANSVIS/';

/** Keeps the files of a pattern back until they are released. */
async function hold(page: Page, pattern: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(pattern, async (route: Route) => {
    await released;
    // A page that was left meanwhile has no use for them.
    await route.continue().catch(() => undefined);
  });
  return release;
}

/** Presses Enter while the words of the query are kept back, and returns what releases them. */
async function enterTooEarly(page: Page, dialog: SearchDialog): Promise<() => void> {
  await hold(page, '**/assets/js/main*');
  const release = await hold(page, '**/search-index/terms-*');
  const asked = page.waitForRequest(/search-index\/terms-/);
  await page.goto(PAGE);
  await dialog.button.click();
  await page.keyboard.type('camera');
  await page.keyboard.press('Enter');
  await asked;
  return release;
}

const addressesOf = (options: Locator) =>
  options.evaluateAll((all) => all.map((hit) => hit.getAttribute('href')));

test.describe('before hydration', () => {
  test('Enter opens the first hit, which becomes a recent search', async ({page, dialog}) => {
    const release = await hold(page, '**/assets/js/main*');
    await page.goto(PAGE);
    await dialog.button.click();
    await page.keyboard.type('camera');
    await expect(dialog.options.first()).toContainText(/camera/i);
    await expect(dialog.root.locator('mark').first()).toHaveText(/camera/i);
    const address = await dialog.options.first().getAttribute('href');
    await page.keyboard.press('Enter');
    await page.waitForURL(`**${address}`);
    release();
    await dialog.button.click();
    const recent = dialog.root.getByRole('group', {name: 'Recent'}).getByRole('option');
    await expect(recent).toHaveCount(1);
    await expect(recent).toHaveAttribute('href', address ?? '');
  });

  test('Enter pressed before there is a hit opens the first one', async ({page, dialog}) => {
    const release = await enterTooEarly(page, dialog);
    release();
    await page.waitForURL((url) => url.pathname !== PAGE);
  });

  test('a hit on the same page closes the dialog @release', async ({page, dialog}) => {
    await hold(page, '**/assets/js/main*');
    await page.goto(PAGE);
    const search = async () => {
      await dialog.button.click();
      await page.keyboard.type('camera');
      await expect(dialog.options.first()).toBeVisible();
    };
    await search();
    const address = (await dialog.options.first().getAttribute('href')) ?? '';
    await page.goto(address);
    await search();
    await dialog.root.locator(`a[href^="${address}#"]`).first().click();
    await expect(dialog.root).toHaveCount(0);
    await expect(page).toHaveURL((url) => url.pathname === address && url.hash !== '');
  });

  test('the dialog and its hits are unchanged by hydration', async ({page, dialog, hydrate}) => {
    const release = await hold(page, '**/assets/js/main*');
    await page.goto(PAGE);
    await dialog.button.click();
    await page.keyboard.type('camera');
    await expect(dialog.root.locator('mark').first()).toBeVisible();
    const before = await addressesOf(dialog.options);
    expect(await violationsOf(page)).toEqual([]);
    release();
    await hydrate();
    await expect(dialog.input).toHaveValue('camera');
    expect(await addressesOf(dialog.options)).toEqual(before);
    expect(await violationsOf(page)).toEqual([]);
  });
});

for (const width of [1366, 390]) {
  test(`the input does not move when the dialog loads and the page hydrates at ${width} px${atRelease(width !== 390)}`, async ({
    page,
    dialog,
    hydrate,
  }) => {
    await page.setViewportSize({width, height: 900});
    const releasePage = await hold(page, '**/assets/js/main*');
    const releaseSearch = await hold(page, '**/assets/search.*/search.*');
    await page.goto(PAGE);
    await dialog.button.click();
    const input = page.locator('dialog input').first();
    await expect(input).toBeFocused();
    const placeOf = () => input.boundingBox();
    const before = await placeOf();
    releaseSearch();
    await expect(dialog.input).toBeVisible();
    await expect(dialog.root.getByText('Search by')).toBeAttached();
    expect(await placeOf()).toEqual(before);
    // The page waits for the first answer.
    await page.keyboard.type('camera');
    await expect(dialog.root.locator('mark').first()).toBeVisible();
    const answered = await placeOf();
    releasePage();
    await hydrate();
    expect(await placeOf()).toEqual(answered);
  });
}

test("the page's product ranks first among equal hits @release", async ({page, dialog}) => {
  await page.goto('/docs/ODHUB/Introduction/');
  await dialog.button.click();
  await page.keyboard.type('system requirements');
  await expect(dialog.options.first()).toBeVisible();
  expect((await addressesOf(dialog.options))[0]).toMatch(/^\/docs\/ODHUB\//);
});

test("all files of the first hits are requested in parallel, except those for the query's words", async ({
  page,
  dialog,
}) => {
  await hold(page, '**/assets/js/main*');
  const asked = new Set<string>();
  page.on('request', (request) => {
    const [, name] =
      /\/(?:search-index|assets\/search\.\w+)\/(core|outline-\d|terms|text|words|search\.js|worker)/.exec(
        request.url(),
      ) ?? [];
    if (name) asked.add(name);
  });
  const release = await hold(page, '**/{search-index/*,assets/search.*/*}');
  await page.goto(PAGE);
  await dialog.button.click();
  await page.keyboard.type('camera');
  const files = ['core', 'outline-0', 'outline-1', 'search.js', 'worker'];
  await expect.poll(() => [...asked].sort()).toEqual(files);
  release();
  await expect(dialog.options.first()).toBeVisible();
});

test('search opened before the loader fetches its worker in parallel', async ({page, dialog}) => {
  const release = await hold(page, '**/assets/loader.*');
  await page.goto(PAGE, {waitUntil: 'commit'});
  await dialog.button.waitFor();
  const asked = page.waitForRequest(/\/assets\/search\.\w+\/worker\.js$/);
  await dialog.button.click();
  await asked;
  release();
  await expect(dialog.input).toBeFocused();
});

test('Escape closes the dialog, also after Enter', async ({page, dialog}) => {
  const release = await enterTooEarly(page, dialog);
  await page.keyboard.press('Escape');
  await expect(dialog.root).toHaveCount(0);
  const answered = page.waitForResponse(/search-index\/terms-/);
  release();
  await answered;
  await page.mouse.wheel(0, 200);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0);
  expect(new URL(page.url()).pathname).toBe(PAGE);
});

test('the dialog shows titles while texts load', async ({page, dialog, hydrate}) => {
  const release = await hold(page, '**/search-index/text-*');
  await page.goto(PAGE);
  await hydrate();
  await dialog.search('threshold');
  await expect(dialog.options.first()).toBeVisible();
  await expect(dialog.root.getByText('…', {exact: true}).first()).toBeVisible();
  const titles = dialog.root.locator('.DocSearch-Hit-title');
  const before = await titles.allTextContents();
  expect(await violationsOf(page)).toEqual([]);
  release();
  await expect(dialog.root.getByText('…', {exact: true})).toHaveCount(0);
  await expect(dialog.root.locator('.DocSearch-Hit-snippet mark').first()).toBeVisible();
  expect(await titles.allTextContents()).toEqual(before);
});
