import type {Page} from '@playwright/test';
import {expectSeen} from '../src/expectSeen.ts';
import {scriptsOf} from '../src/scriptsOf.ts';
import {atRelease, expect, test} from '../src/test.ts';

const PAGE = '/docs/ANNHUB/Introduction/';
const CODE_PAGE = '/docs/ANSVIS/Advanced-Guides/Event-Trigger/MQTT/';

test.use({serviceWorkers: 'block'});

/** Uses the sidebar until the page has been reloaded once and then says what failed. */
async function expectFailure(page: Page, countVisits: () => number): Promise<void> {
  const category = page.getByRole('button', {name: "Expand sidebar category 'Guides'"});
  await page.goto(PAGE);
  await category.click();
  await expect.poll(countVisits).toBe(2);
  await category.click();
  await expect(page.getByRole('alert')).toContainText('Part of this page failed to load');
  await expectSeen(page.getByRole('alert'));
}

test.describe('scripts removed by a new deployment', () => {
  test('do not break search', async ({page, dialog}) => {
    let visits = 0;
    page.on('framenavigated', () => visits++);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
    await page.goto(PAGE);
    await page.keyboard.press('/');
    await page.keyboard.type('license');
    await expect(dialog.options.first()).toBeVisible();
    expect(visits).toBe(1);
  });

  test('cause a reload without a loader only on interaction', async ({page}) => {
    let visits = 0;
    page.on('framenavigated', () => visits++);
    await page.route('**/assets/loader.*', (route) =>
      visits > 1 ? route.continue() : route.fulfill({status: 404}),
    );
    const category = page.getByRole('button', {name: "Expand sidebar category 'Guides'"});
    await page.goto(PAGE);
    await page.mouse.move(5, 5);
    await page.mouse.move(8, 8);
    expect(visits).toBe(1);
    await category.click();
    await expect.poll(() => visits).toBe(2);
    await category.click();
    await expect(page.getByRole('button', {name: "Collapse sidebar category 'Guides'"})).toBeVisible();
  });

  test('cause an error message without a reload loop', async ({page}) => {
    let visits = 0;
    page.on('framenavigated', () => visits++);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
    await expectFailure(page, () => visits);
    await page.getByRole('button', {name: "Expand sidebar category 'Guides'"}).click();
    expect(visits).toBe(2);
  });

  test('a main script with a wrong hash is blocked', async ({page}) => {
    let visits = 0;
    const said: string[] = [];
    page.on('framenavigated', () => visits++);
    page.on('console', (message) => said.push(message.text()));
    await page.route('**/assets/js/main.*', async (route) => {
      const response = await route.fetch();
      await route.fulfill({response, body: `console.log('changed');${await response.text()}`});
    });
    await expectFailure(page, () => visits);
    expect(said.filter((text) => text === 'changed')).toEqual([]);
    expect(said.join('\n')).toMatch(/integrity/);
  });

  test('a page is not reloaded without interaction', async ({page}) => {
    let visits = 0;
    page.on('framenavigated', () => visits++);
    const failed = page.waitForResponse(/assets\/js\/main\./);
    await page.route('**/assets/js/main.*', (route) => route.fulfill({status: 404}));
    await page.goto(PAGE);
    await page.mouse.move(5, 5);
    await page.mouse.move(9, 9);
    await failed;
    await expect(page.locator('html')).toHaveAttribute('data-intent', 'failed');
    expect(visits).toBe(1);
    await expect(page.getByRole('alert')).toHaveCount(0);
  });
});

test.describe('offline', () => {
  test.beforeEach(async ({page}) => {
    // Data saver keeps the scripts from being fetched before the network is cut.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    );
  });

  test('a control reports the failure, and links work again online', async ({page, context}) => {
    await page.goto(CODE_PAGE);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('tab').nth(1).click();
    await expect(page.getByRole('alert')).toContainText('Check your network');
    await expectSeen(page.getByRole('alert'));
    expect(page.url()).toContain(CODE_PAGE);
    await context.setOffline(false);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'DLHUB'}).click();
    await expect(page.locator('h1')).toContainText('DLHUB');
  });

  test('the reload when the network is back does not stop a reader who follows a link', async ({
    page,
    context,
  }) => {
    await page.goto(CODE_PAGE);
    await context.setOffline(true);
    await page.getByRole('main').getByRole('tab').nth(1).click();
    await expect(page.getByRole('alert')).toBeVisible();
    let follow = () => {};
    const isFollowing = new Promise<void>((resolve) => {
      follow = resolve;
    });
    // The loader asks whether the page can be reached, and gets its answer while the next page is loading.
    await page.route(`**${CODE_PAGE}`, async (route) => {
      if (route.request().method() === 'HEAD') await isFollowing;
      await route.continue();
    });
    await page.route('**/docs/DLHUB/', async (route) => {
      const isReachable = page.waitForResponse((response) => response.request().method() === 'HEAD');
      follow();
      await isReachable;
      await route.continue();
    });
    const isAsked = page.waitForRequest((request) => request.method() === 'HEAD');
    await context.setOffline(false);
    await isAsked;
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'DLHUB'}).click();
    await expect(page.locator('h1')).toContainText('DLHUB');
  });

  test('search reports the failure and can be closed', async ({page, context, dialog}) => {
    await page.goto(PAGE);
    await context.setOffline(true);
    await page.keyboard.press('/');
    await expect(dialog.root).toContainText('You might want to check your network connection.');
    await expectSeen(dialog.root.getByText('You might'));
    await page.keyboard.press('Escape');
    await expect(dialog.root).toHaveCount(0);
  });

  test.describe('on a phone', () => {
    test.use({hasTouch: true, viewport: {width: 390, height: 800}});

    test('search can be closed by touch and offers Retry @release', async ({page, context, dialog}) => {
      await page.goto(PAGE);
      await context.setOffline(true);
      const button = page.getByRole('button', {name: /^Search/}).first();
      await button.tap();
      await expect(dialog.root).toContainText('You might want to check your network connection.');
      await expectSeen(dialog.root.getByText('You might'));
      const retry = dialog.root.getByRole('button', {name: 'Retry'});
      const cancel = dialog.root.getByRole('button', {name: 'Cancel'});
      for (const control of [retry, cancel]) {
        const box = await control.boundingBox();
        expect([(box?.width ?? 0) >= 24, (box?.height ?? 0) >= 24]).toEqual([true, true]);
      }
      await cancel.tap();
      await expect(dialog.root).toHaveCount(0);
      await expect(button).toBeFocused();
    });
  });

  test('search continues with the typed text when the network is back', async ({page, context, dialog}) => {
    await page.goto(PAGE);
    await context.setOffline(true);
    await page.keyboard.press('/');
    await page.keyboard.type('license');
    await expect(dialog.root).toContainText('network connection');
    await context.setOffline(false);
    await expect(dialog.input).toHaveValue('license');
    await expect(dialog.options.first()).toBeVisible();
  });
});

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`${name} only the page is fetched before the first sign of intent${atRelease(name !== 'on 2g')}`, async ({
    page,
  }) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    const fetched: string[] = [];
    page.on('request', (request) => {
      // The page itself, its icon, and the loader, which is a part of every page.
      const isOfPage = request.isNavigationRequest() || /\/assets\/loader\.|favicon/.test(request.url());
      if (!isOfPage) fetched.push(request.url());
    });
    await page.goto(PAGE);
    await page.waitForLoadState('networkidle');
    expect(fetched).toEqual([]);
    await page.keyboard.press('Tab');
    await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
    expect(fetched.length).toBeGreaterThan(2);
  });
}

test('a navbar menu opens on hover before the style sheet has loaded', async ({page}) => {
  await page.route('**/assets/css/styles.*', () => new Promise<void>(() => undefined));
  await page.goto(PAGE, {waitUntil: 'domcontentloaded'});
  const bar = page.getByRole('navigation', {name: 'Main'});
  const language = bar.locator('.dropdown--hoverable', {has: page.getByRole('button', {name: 'English'})});
  await language.hover();
  await expect(language.getByRole('link')).toBeVisible();
  await expect(language.getByRole('link')).toHaveCSS('display', 'block');
});

test('on a fast connection page scripts are fetched, but not run, before the first sign of intent', async ({
  page,
}) => {
  // On a busy machine Chromium takes the network for a slow one.
  await page.addInitScript(() =>
    Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: false}}),
  );
  const fetched: string[] = [];
  page.on('request', (request) => {
    // Scripts that are prefetched for other pages have the type "other".
    if (['script', 'stylesheet'].includes(request.resourceType())) fetched.push(request.url());
  });
  await page.goto(CODE_PAGE);
  const {scripts, styles, chunks} = await scriptsOf(page);
  const own = [...scripts, ...styles].map(({src}) => src).concat(chunks);
  expect(chunks.length).toBeGreaterThanOrEqual(2);
  await expect.poll(() => own.filter((address) => !fetched.some((url) => url.endsWith(address)))).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.dataset.hydrated)).toBeUndefined();
  await page.keyboard.press('Tab');
  await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined);
  for (const address of own)
    expect(
      fetched.filter((url) => url.endsWith(address)),
      address,
    ).toHaveLength(1);
});
