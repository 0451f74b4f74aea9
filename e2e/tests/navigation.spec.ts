import {readdirSync, readFileSync} from 'node:fs';
import {join} from 'node:path';
import {MINI_BUILD} from '../src/folders.ts';
import {HeldScripts} from '../src/HeldScripts.ts';
import {atRelease, expect, miniTest as test, test as siteTest} from '../src/test.ts';

test.describe('navigation', () => {
  siteTest('strips /index.html from a path [spec 2.4-02]', async ({page, hydrate}) => {
    await page.goto('/docs/ANNHUB/Introduction/index.html?view=1#next');
    await expect(page).toHaveURL(/\/docs\/ANNHUB\/Introduction\/\?view=1#next$/);
    await hydrate();
    await expect(page).toHaveURL(/\/docs\/ANNHUB\/Introduction\/\?view=1#next$/);
    await expect(page.locator('article h1')).toBeVisible();
    await expect(page).toHaveTitle(/ANNHUB/);
  });

  for (const path of ['/blog.html', '/docs.html', '/search.html', '/docs/ANNHUB/Introduction.html']) {
    siteTest(
      `redirects ${path} to the page from 404.html [spec 2.4-01]${atRelease(path !== '/docs/ANNHUB/Introduction.html')}`,
      async ({page}) => {
        const address = path.replace('.html', '');
        await page.goto(path);
        await expect(page).toHaveURL((url) => url.pathname === address);
        await page.mouse.move(100, 100);
        await expect(page.getByRole('heading', {name: 'Page not found'})).toHaveCount(0);
        await expect(page.locator('main')).toHaveCount(1);
        await expect(page.locator('nav.navbar')).toHaveCount(1);
      },
    );
  }

  test('strips .html from a path [spec 2.4-01]', async ({page, hydrate}) => {
    await page.route('**/docs/second.html', (route) =>
      route.fulfill({path: join(MINI_BUILD, 'docs/second/index.html')}),
    );
    await page.goto('/docs/second.html');
    await hydrate();
    await expect(page.getByRole('heading', {name: 'Second page'})).toBeVisible();
  });

  test('scrolls to the hash target of the next page [spec 2.4-03]', async ({page, hydrate}) => {
    await page.goto('/docs/second');
    await hydrate();
    await page.getByRole('link', {name: 'its tenth section'}).click();
    await expect(page).toHaveURL(/#section-10$/);
    await expect(page.getByRole('heading', {name: 'Section 10'})).toBeInViewport();
  });

  test('scrolls to the top of the next page [spec 2.4-04]', async ({page, hydrate}) => {
    await page.goto('/docs/long');
    await hydrate();
    await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    await page.locator('.pagination-nav__link--next').click();
    await expect(page.getByRole('heading', {name: 'Second page'})).toBeVisible();
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(0);
  });

  test('does not scroll when only the query changes [spec 2.4-05]', async ({page, hydrate}) => {
    await page.goto('/docs/long');
    await hydrate();
    await page.evaluate(() => window.scrollTo(0, 900));
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(900);
    await page.evaluate(() => {
      const link = document.querySelector<HTMLAnchorElement>('.navbar a[href="/docs/long"]');
      link?.setAttribute('data-original', 'yes');
      history.pushState(null, '', '/docs/long?view=1');
      dispatchEvent(new PopStateEvent('popstate'));
    });
    await expect(page).toHaveURL(/view=1/);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(900);
  });

  siteTest('keeps the scroll position when only the query changes [spec 2.4-05]', async ({page, hydrate}) => {
    await page.goto('/search?q=camera');
    await hydrate();
    const box = page
      .getByRole('main')
      .getByRole('checkbox', {name: /ANSVIS/})
      .first();
    await expect(box).toBeVisible();
    await page.evaluate(() => window.scrollTo(0, 600));
    await expect.poll(() => page.evaluate(() => Math.round(window.scrollY))).toBe(600);
    // A click of a reader would bring the box into view first.
    await box.evaluate((element: HTMLInputElement) => element.click());
    await expect(page).toHaveURL(/[?&]product=ANSVIS/);
    await expect(page.getByRole('main').getByRole('status')).toHaveText(/\d+ results/);
    expect(await page.evaluate(() => Math.round(window.scrollY))).toBe(600);
  });

  siteTest(
    'shows a progress bar after 200 ms for a slow product page, and reloads a failed one [spec 2.4-06, 2.4-07, 4-14]',
    async ({page, hydrate}) => {
      // Data saver keeps the next page's chunks from being prefetched.
      await page.addInitScript(() =>
        Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
      );
      await page.goto('/docs/ANNHUB/Introduction/');
      await hydrate();
      await page.clock.install();
      let fail: () => void = () => undefined;
      const held = new Promise<void>((resolve) => {
        fail = resolve;
      });
      await page.route('**/assets/**', async (route) => {
        await held;
        await route.abort();
      });
      await page.clock.pauseAt(Date.now() + 60_000);
      await page.evaluate(() => Object.assign(window, {beforeReload: true}));
      await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'DLHUB'}).click();
      await page.clock.runFor(199);
      await expect(page.locator('#nprogress')).toHaveCount(0);
      await page.clock.runFor(2);
      await expect(page.locator('#nprogress')).toHaveCount(1);
      await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
      await expect(page.locator('h1')).toContainText('ANNHUB');
      fail();
      await page.clock.resume();
      await page.waitForFunction(() => !('beforeReload' in window));
      await expect(page.locator('h1')).toContainText('DLHUB');
    },
  );

  siteTest('a slow search page shows "Loading search…" for the first letter [spec 4-14]', async ({page}) => {
    const scripts = await HeldScripts.on(page, '**/assets/search.*/search.js');
    scripts.hold();
    await page.goto('/docs/ANNHUB/Introduction/');
    await page.keyboard.press('Control+k');
    await expect(page.getByText('Loading search…').first()).toBeVisible();
    scripts.release();
  });

  test('reloads when the next route cannot be loaded [spec 2.4-06]', async ({page, hydrate}) => {
    // Data saver keeps the next page's chunks from being prefetched before the network fails.
    await page.addInitScript(() =>
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: '4g', saveData: true}}),
    );
    await page.goto('/');
    await hydrate();
    await page.route('**/assets/js/**', (route) => route.abort());
    await page.evaluate(() => Object.assign(window, {beforeReload: true}));
    await page.getByRole('link', {name: 'Second page'}).click();
    await page.waitForFunction(() => !('beforeReload' in window));
    await expect(page.getByRole('heading', {name: 'Second page'})).toBeVisible();
  });

  test('shows an error box with Retry when a chunk fails, and Retry loads it [spec 4-15, 8-02]', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/late');
    await hydrate();
    await page.route('**/*late-part*', (route) => route.abort());
    await page.getByRole('button', {name: 'Show the late part'}).click();
    await expect(page.getByText(/Loading chunk|ChunkLoadError/)).toBeVisible();
    await page.unroute('**/*late-part*');
    await page.getByRole('button', {name: 'Retry'}).click();
    await expect(page.getByText('The late part is here')).toBeVisible();
  });

  test('shows a progress bar without a spinner after 200 ms and ends it when the route has loaded [spec 2.4-07, 9-20]', async ({
    page,
    hydrate,
  }) => {
    await page.clock.install();
    await page.goto('/');
    await hydrate();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/assets/js/**', async (route) => {
      await held;
      await route.continue();
    });
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('link', {name: 'Second page'}).click();
    await page.clock.runFor(199);
    await expect(page.locator('#nprogress')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.locator('#nprogress')).toHaveCount(1);
    await expect(page.locator('#nprogress .spinner')).toHaveCount(0);
    release();
    await page.clock.resume();
    await expect(page.getByRole('heading', {name: 'Second page'})).toBeVisible();
    await expect(page.locator('#nprogress')).toHaveCount(0);
  });
});

test.describe('loading and scrolling', () => {
  test('shows a loading text after 200 ms [spec 4-14]', async ({page, hydrate}) => {
    await page.clock.install();
    await page.goto('/late');
    await hydrate();
    await page.route('**/*late-part*', () => undefined);
    await page.clock.pauseAt(Date.now() + 60_000);
    await page.getByRole('button', {name: 'Show the late part'}).click();
    await page.clock.runFor(199);
    await expect(page.getByText('Loading…')).toHaveCount(0);
    await page.clock.runFor(2);
    await expect(page.getByText('Loading…')).toBeVisible();
  });

  test('a link scrolled into view loads the chunks of its page [spec 2.4-09]', async ({page, hydrate}) => {
    const folder = join(MINI_BUILD, 'assets/js');
    const chunk = readdirSync(folder).find((name) =>
      readFileSync(join(folder, name), 'utf8').includes('Show the late part'),
    );
    expect(chunk).toBeDefined();
    await page.goto('/crash');
    await hydrate();
    const prefetched = page.waitForRequest((request) => request.url().endsWith(`/${chunk}`));
    // The only link to that page stands on the home page, which client-side navigation brings into view.
    await page.getByRole('link', {name: 'Mini site'}).first().click();
    await expect(page.getByRole('link', {name: 'Late'})).toBeInViewport();
    await prefetched;
  });

  test('the scroll distance to the top shrinks by 0.85 a frame [spec 2.4-11, 9-22]', async ({
    page,
    hydrate,
  }) => {
    await page.goto('/docs/long');
    await hydrate();
    await page.evaluate(async () => {
      const nextFrame = () =>
        new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
      // The button appears on the way up, so both ways have to be seen as scrolls of their own.
      for (const y of [3000, 2500]) {
        window.scrollTo(0, y);
        await nextFrame();
      }
    });
    const button = page.getByRole('button', {name: 'Scroll back to top'});
    await expect(button).toBeVisible();
    await page.evaluate(() => {
      const asked: number[] = [];
      const scrollTo = window.scrollTo.bind(window) as (x: number, y: number) => void;
      window.scrollTo = ((x: number, y: number) => {
        asked.push(y);
        scrollTo(x, y);
      }) as typeof window.scrollTo;
      Object.assign(window, {asked});
    });
    await button.click();
    // The framework stops on a scroll event without a change, which a busy machine may add on the way up.
    const steps = () => page.evaluate(() => (window as unknown as {asked: number[]}).asked);
    await expect.poll(async () => (await steps()).length).toBeGreaterThan(1);
    const asked = await steps();
    for (const [index, y] of asked.entries()) {
      const before = index === 0 ? 2500 : asked[index - 1];
      expect(y).toBe(Math.floor((before ?? 0) * 0.85));
    }
  });

  test('location keys have 6 characters [spec 9-24]', async ({page, hydrate}) => {
    await page.goto('/');
    await hydrate();
    await page.getByRole('link', {name: 'Second page'}).click();
    await expect(page.getByRole('heading', {name: 'Second page'})).toBeVisible();
    expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
  });
});
