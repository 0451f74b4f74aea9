import type {Locator, Page} from '@playwright/test';
import {atRelease, expect, miniTest as test} from '../src/test.ts';
import {watchFaults} from '../src/watchFaults.ts';

test.describe('prefetching', () => {
  const routeChunk = /assets\/js\/[0-9a-f]+\.[0-9a-f]+\.js/;

  /** On 3g nothing but pages is prefetched. */
  async function slowDown(page: Page): Promise<void> {
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '3g', saveData: false}}),
    );
  }

  async function chunksAfterHover(page: Page, hydrate: () => Promise<void>) {
    await page.goto('/docs/hidden');
    await hydrate();
    await page.waitForLoadState('networkidle');
    const seen: string[] = [];
    page.on('request', (request) => {
      if (routeChunk.test(request.url())) seen.push(request.url());
    });
    await page.locator('.navbar__brand').hover();
    await page.waitForLoadState('networkidle');
    return seen;
  }

  test("hover loads the chunks of a link's page [spec 2.4-09, 7-01]", async ({page, hydrate}) => {
    expect(await chunksAfterHover(page, hydrate)).not.toEqual([]);
  });

  for (const [name, connection] of [
    ['on 2g', {effectiveType: '2g', saveData: false}],
    ['with data saver', {effectiveType: '4g', saveData: true}],
  ] as const) {
    test(`nothing is prefetched ${name} [spec 2.4-10]${atRelease(name !== 'on 2g')}`, async ({
      page,
      hydrate,
    }) => {
      await page.addInitScript(
        (value) => Object.defineProperty(navigator, 'connection', {value}),
        connection,
      );
      expect(await chunksAfterHover(page, hydrate)).toEqual([]);
    });
  }

  test('on 3g a page is fetched when its link is pointed at, and not again when it is followed', async ({
    page,
    site,
  }) => {
    await slowDown(page);
    await page.goto('/docs/hidden');
    const fetched = page.waitForResponse((response) => response.url() === `${site.origin}/docs/second`);
    await page.locator('main a[href="/docs/second"], .menu a[href="/docs/second"]').first().hover();
    await (await fetched).finished();
    await page.locator('main a[href="/docs/second"], .menu a[href="/docs/second"]').first().click();
    await page.waitForURL('**/docs/second');
    const sizes = await page.evaluate(() =>
      (performance.getEntriesByName(location.href, 'resource') as PerformanceResourceTiming[]).map(
        ({transferSize}) => transferSize,
      ),
    );
    // The test server has pages revalidated, which takes headers only.
    expect(sizes[0]).toBeGreaterThan(1000);
    expect(Math.max(0, ...sizes.slice(1))).toBeLessThanOrEqual(300);
  });

  test('on 3g the next page is fetched when its link comes into view', async ({page}) => {
    const asked: string[] = [];
    page.on('request', (request) => asked.push(new URL(request.url()).pathname));
    // Once React runs, which a pointer that rests on the page may cause, it prefetches scripts instead.
    await page.route(/\/main\./, () => {});
    await slowDown(page);
    await page.goto('/docs/long');
    const link = page.locator('.pagination-nav__link--next');
    const href = (await link.getAttribute('href'))!;
    await page.waitForLoadState('networkidle');
    expect(asked).not.toContain(href);
    await link.scrollIntoViewIfNeeded();
    await expect.poll(() => asked).toContain(href);
  });

  /** Opens a long page, and waits until its next page has been fetched. Nothing hydrates. */
  async function openLong(page: Page): Promise<{next: Locator; href: string}> {
    await page.route(/\/main\./, () => {});
    // The browser reports a resting pointer as moved when a page loads, which counts as intent.
    await page.mouse.move(0, 0);
    await page.goto('/docs/long');
    await page.evaluate(() => Object.assign(window, {isFirstDocument: true}));
    const next = page.locator('.pagination-nav__link--next');
    const href = (await next.getAttribute('href'))!;
    const fetched = page.waitForEvent('requestfinished', (request) => request.url().endsWith(href));
    await next.scrollIntoViewIfNeeded();
    await fetched;
    return {next, href};
  }

  const isFirstDocument = (page: Page) => page.evaluate(() => 'isFirstDocument' in window);

  test('a page fetched ahead takes the place of this one, and going back returns to where the reader was', async ({
    page,
  }) => {
    const faults = await watchFaults(page);
    const {next, href} = await openLong(page);
    const title = await page.title();
    const scrolled = await page.evaluate(() => scrollY);
    await next.click();
    await page.waitForURL(`**${href}`);
    await expect(page).not.toHaveTitle(title);
    expect(await isFirstDocument(page)).toBe(true);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', new RegExp(`${href}$`));
    await expect(page.locator(`.menu a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
    expect(await page.evaluate(() => scrollY)).toBe(0);
    await expect(page.getByRole('status')).toHaveText(await page.title());
    await page.goBack();
    await expect(page).toHaveTitle(title);
    await expect.poll(() => page.evaluate(() => scrollY)).toBe(scrolled);
    expect(await isFirstDocument(page)).toBe(true);
    expect(faults).toEqual([]);
  });

  test('a page shown in place of another hydrates as itself', async ({page, hydrate}) => {
    const {next, href} = await openLong(page);
    await next.click();
    await page.waitForURL(`**${href}`);
    await expect(page.locator(`.menu a[href="${href}"]`)).toHaveAttribute('aria-current', 'page');
    const text = await page.locator('main').innerText();
    await page.unroute(/\/main\./);
    await hydrate();
    expect(await page.locator('main').innerText()).toBe(text);
    expect(await isFirstDocument(page)).toBe(true);
    await page.goBack();
    await expect(page).toHaveURL(/\/docs\/long$/);
    await expect(page.locator(`.menu a[href="/docs/long"]`)).toHaveAttribute('aria-current', 'page');
  });

  test('going back while scripts load reloads the previous page', async ({page}) => {
    const {next, href} = await openLong(page);
    const title = await page.title();
    await next.click();
    await page.waitForURL(`**${href}`);
    await expect(page).not.toHaveTitle(title);
    await page.locator('main h1').hover();
    await expect(page.locator('script[src*="/main."]')).toBeAttached();
    await page.goBack();
    await page.waitForFunction(() => !('isFirstDocument' in window));
    await expect(page).toHaveTitle(title);
  });

  test('a page of another version of the site is loaded as a document', async ({page}) => {
    await page.route(/\/docs\/(?!long)/, async (route) => {
      const answer = await route.fetch();
      await route.fulfill({
        response: answer,
        body: (await answer.text()).replace(/assets\/loader\.\w+/, 'assets/loader.00000000'),
      });
    });
    const {next, href} = await openLong(page);
    await next.click();
    await page.waitForURL(`**${href}`);
    await page.waitForFunction(() => !('isFirstDocument' in window));
  });
});
