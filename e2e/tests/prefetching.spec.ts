import type {Page} from '@playwright/test';
import {atRelease, expect, miniTest as test} from '../src/test.ts';

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
    const bytes = await page.evaluate(
      () => (performance.getEntriesByType('navigation')[0] as PerformanceNavigationTiming).transferSize,
    );
    // The test server has pages revalidated, which takes headers only.
    expect(bytes).toBeLessThanOrEqual(300);
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
});
