import {existsSync, readdirSync} from 'node:fs';
import {join} from 'node:path';
import type {Page} from '@playwright/test';
import {OPTIONS_BUILD} from '../src/folders.ts';
import {expect, optionsTest as test} from '../src/test.ts';

/** The addresses of all pages of a site with `trailingSlash: false`: of the files, without their ending. */
const listPaths = () =>
  readdirSync(OPTIONS_BUILD, {recursive: true, encoding: 'utf8'})
    .filter((name) => name.endsWith('.html') && name !== '404.html')
    .map((name) => `/${name.replace(/(?:^|\/)index\.html$|\.html$/, '')}`);

const pathOf = (page: Page) => new URL(page.url()).pathname;

test.beforeEach(async ({page}) => {
  await page.route('https://cdn.example.com/**', (route) =>
    route.fulfill({body: '', contentType: 'text/javascript'}),
  );
});

test('pages without trailing slash are files, run without errors and keep their address @release', async ({
  page,
  hydrate,
}) => {
  expect(existsSync(join(OPTIONS_BUILD, 'docs/long.html'))).toBe(true);
  expect(existsSync(join(OPTIONS_BUILD, 'docs/long/index.html'))).toBe(false);
  const faults: string[] = [];
  page.on('pageerror', (error) => faults.push(`${page.url()} ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error') faults.push(`${page.url()} ${message.text()}`);
  });
  const paths = listPaths();
  expect(paths.length).toBeGreaterThan(8);
  for (const path of paths) {
    await page.goto(path);
    await hydrate();
    expect(pathOf(page)).toBe(path);
    await expect(page.getByText('Page not found')).toHaveCount(0);
  }
  expect(faults).toEqual([]);
});

test('a page without trailing slash preloads its scripts', async ({page}) => {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.route('**/assets/js/main*', () => undefined);
  await page.goto('/docs/second');
  await page.mouse.move(3, 3);
  await page.mouse.move(6, 6);
  // The main script is held, so the page itself has asked for these.
  await expect.poll(() => asked.filter((path) => /^\/assets\/js\/[0-9a-f]{8}\./.test(path))).not.toEqual([]);
});

test('hits, links and the menu have addresses without trailing slash', async ({page, hydrate}) => {
  await page.goto('/docs');
  await hydrate();
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').fill('Section 3');
  await expect(page.getByRole('option').first()).toHaveAttribute('href', /^\/docs\/long#/);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/long#section-3$/);
  await page.getByRole('navigation', {name: 'Docs sidebar'}).getByRole('link', {name: 'Overview'}).click();
  await expect(page).toHaveURL(/\/docs$/);
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);

  await page.goto('/docs/long');
  await page.locator('main summary', {hasText: /^More$/}).click();
  const twin = page.getByRole('link', {name: /Markdown/}).first();
  const answer = await page.request.get((await twin.getAttribute('href')) ?? '');
  expect(answer.status()).toBe(200);
  expect(await answer.text()).toContain('# Long page');
});

test.describe('offline', () => {
  test.use({serviceWorkers: 'allow'});

  test('a visited page without trailing slash opens offline @release', async ({page, hydrate, context}) => {
    await page.goto('/docs/second');
    await hydrate();
    const isKept = () =>
      page.evaluate(
        async () =>
          navigator.serviceWorker.controller !== null &&
          (await caches.match(location.pathname)) !== undefined,
      );
    await expect.poll(isKept, {timeout: 300_000}).toBe(true);
    await context.setOffline(true);
    await page.reload();
    await expect(page.getByRole('heading', {level: 1, name: 'Second page'})).toBeVisible();
    await page.goto('/docs/hidden');
    await expect(page.getByText('This page is not on this device')).toBeVisible();
    await context.setOffline(false);
  });
});
