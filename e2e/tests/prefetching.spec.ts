import {createServer} from 'node:http';
import {answerFrom, listen} from '@help-center/built-site/serve';
import type {Page} from '@playwright/test';
import {openChromium} from '../src/engines/openChromium.ts';
import {addScript} from '../src/engines/serveRecorded.ts';
import {MINI_BUILD} from '../src/folders.ts';
import {atRelease, expect, miniTest as test} from '../src/test.ts';

/** Tells the server when a page that was rendered ahead is shown. */
const REPORT_SHOWN = `document.addEventListener('prerenderingchange', () => requestAnimationFrame(() =>
  fetch('/shown?path=' + location.pathname + '&theme=' + document.documentElement.dataset.theme)));`;

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

  // Chromium renders no page ahead for Playwright's way of driving it.
  test('the next page appears as rendered ahead, in the theme chosen since', async () => {
    const rendered: string[] = [];
    const shown: string[] = [];
    const answer = answerFrom(MINI_BUILD, {change: (bytes, file) => addScript(bytes, file, '/report.js')});
    const server = await listen(
      createServer((request, response) => {
        const {pathname, search} = new URL(request.url ?? '', 'http://localhost');
        if (pathname === '/report.js') {
          response.writeHead(200, {'content-type': 'text/javascript'}).end(REPORT_SHOWN);
          return;
        }
        if (pathname === '/shown') shown.push(search);
        if (String(request.headers['sec-purpose']).includes('prerender')) rendered.push(pathname);
        answer(request, response);
      }),
    );
    const chromium = await openChromium();
    try {
      const tab = await chromium.openProfile();
      await tab.open(`${server.origin}/docs/long`);
      const href = await tab.evaluate<string>(
        `const link = document.querySelector('.pagination-nav__link--next'); link.scrollIntoView(); return link.getAttribute('href');`,
      );
      await expect.poll(() => rendered).toContain(href);
      await tab.evaluate(`localStorage.setItem('theme', 'dark')`);
      await tab.click('.pagination-nav__link--next');
      await expect.poll(() => shown).toEqual([`?path=${href}&theme=dark`]);
    } finally {
      await chromium.close();
      await server.close();
    }
  });
});
