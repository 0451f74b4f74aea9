import {readFileSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {expectSeen} from '../src/expectSeen.ts';
import {SITE_BUILD} from '../src/folders.ts';
import {expect, test} from '../src/test.ts';

// What navigation.spec.ts and mini-site.spec.ts show on the small site, which has React and no tables of routes, is shown
// here on the help center itself, which has Preact and tables.

const FROM = '/docs/ANNHUB/Introduction/';
const linkTo = (page: Page, name: string) =>
  page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name, exact: true});

/** What is fetched when the pointer rests on the link to another product. */
async function fetchedOnHover(page: Page, hydrate: () => Promise<void>): Promise<string[]> {
  await page.goto(FROM);
  await hydrate();
  await page.waitForLoadState('networkidle');
  const seen: string[] = [];
  page.on('request', (request) => seen.push(new URL(request.url()).pathname));
  await linkTo(page, 'DLHUB').hover();
  await page.waitForLoadState('networkidle');
  return seen.filter((path) => /^\/assets\/js\/[0-9a-f]+\.[0-9a-f]+\.js$/.test(path));
}

test("hover loads the chunks of a link's page [spec 2.4-09, 7-01] @release", async ({page, hydrate}) => {
  expect(await fetchedOnHover(page, hydrate)).not.toEqual([]);
  await linkTo(page, 'DLHUB').click();
  await expect(page.locator('h1')).toContainText('DLHUB');
});

for (const [name, connection] of [
  ['on 2g', {effectiveType: '2g', saveData: false}],
  ['with data saver', {effectiveType: '4g', saveData: true}],
] as const) {
  test(`nothing is prefetched ${name} [spec 2.4-10] @release`, async ({page, hydrate}) => {
    await page.addInitScript((value) => Object.defineProperty(navigator, 'connection', {value}), connection);
    expect(await fetchedOnHover(page, hydrate)).toEqual([]);
  });
}

test('navigation scrolls to the top, to a hash, and back to the old position [spec 2.4-03, 2.4-04, 9-24] @release', async ({
  page,
  hydrate,
}) => {
  await page.goto('/docs/ANSVIS/Guides/Camera/');
  await hydrate();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  await page.locator('.pagination-nav__link--next').scrollIntoViewIfNeeded();
  await expect.poll(scrollY).toBeGreaterThan(300);
  const left = await scrollY();
  await page.locator('.pagination-nav__link--next').click();
  await expect(page).not.toHaveURL(/\/Camera\/$/);
  await expect.poll(scrollY).toBe(0);
  expect(await page.evaluate(() => (history.state as {key: string}).key)).toMatch(/^[a-z0-9]{6}$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/Camera\/$/);
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(3);
  const heading = page.locator('.table-of-contents a').last();
  const hash = (await heading.getAttribute('href')) ?? '';
  await heading.click();
  await expect(page).toHaveURL((url) => url.hash === hash);
  await expect(page.locator(hash)).toBeInViewport();
});

test('a link to a heading of another page scrolls to it, and Back to where the reader was [spec 2.4-03, 9-24]', async ({
  page,
  hydrate,
}) => {
  await page.goto('/');
  await hydrate();
  const link = page.getByRole('main').getByRole('link', {name: 'My camera shows no picture', exact: true});
  await link.click();
  await expect(page.locator('#if-it-did-not-work')).toBeInViewport();
  await page.mouse.wheel(0, -900);
  await expect(page.locator('#if-it-did-not-work')).not.toBeInViewport();
  const scrollY = () => page.evaluate(() => Math.round(window.scrollY));
  const left = await scrollY();
  await page.goBack();
  await expect(link).toBeVisible();
  await page.goForward();
  await expect(page.locator('#if-it-did-not-work')).toBeAttached();
  await expect.poll(async () => Math.abs((await scrollY()) - left)).toBeLessThan(3);
  await linkTo(page, 'Help Center').click();
  await link.click();
  await expect(page.locator('#if-it-did-not-work')).toBeInViewport();
});

test('a page of the help center that crashes says so, names the cause, and comes back with "Try again" [spec 2.3-14, 4-13, 8-01]', async ({
  page,
  hydrate,
}) => {
  await page.goto(FROM);
  await hydrate();
  // Pages of the blog format their dates while they render.
  await page.evaluate(() => {
    const {prototype} = Intl.DateTimeFormat;
    const format = Object.getOwnPropertyDescriptor(prototype, 'format') as PropertyDescriptor;
    Object.assign(window, {mend: () => Object.defineProperty(prototype, 'format', format)});
    const get = () => {
      throw new Error('The fuse is lit');
    };
    Object.defineProperty(prototype, 'format', {...format, get});
    history.pushState(null, '', '/blog/');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('This page crashed')).toBeVisible();
  await expect(page.getByText(/The fuse is lit/)).toBeVisible();
  await expect(page).toHaveTitle(/Page Error/);
  await page.evaluate(() => (window as unknown as {mend(): void}).mend());
  await page.getByRole('button', {name: 'Try again'}).click();
  await expect(page.locator('main time').first()).toBeVisible();
});

test('a wrong base URL shows a banner with the right one [spec 8-03] @release', async ({page}) => {
  const html = readFileSync(join(SITE_BUILD, FROM, 'index.html'), 'utf8');
  await page.route('https://host.example/**', (route) => {
    const {pathname} = new URL(route.request().url());
    if (pathname === `/sub${FROM}`) return route.fulfill({body: html, contentType: 'text/html'});
    if (!pathname.startsWith('/sub/assets/')) return route.fulfill({status: 404});
    return route.fulfill({path: join(SITE_BUILD, pathname.slice('/sub'.length))});
  });
  await page.goto(`https://host.example/sub${FROM}`);
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  await expect(page.getByRole('alert')).toContainText('Try baseUrl = /sub/');
  await expectSeen(page.getByRole('alert'));
});
