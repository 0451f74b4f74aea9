import {expect, test} from '../src/test.ts';

test('no request leaves the own origin on any kind of page, while searching, or while navigating', async ({
  page,
  site,
  dialog,
  hydrate,
}) => {
  const foreign: string[] = [];
  page.on('request', (request) => {
    const {origin, protocol} = new URL(request.url());
    if (origin !== site.origin && protocol !== 'data:' && protocol !== 'blob:') foreign.push(request.url());
  });
  for (const path of [
    '/',
    '/docs',
    '/docs/ANSVIS/',
    '/docs/ANSVIS/Guides/Monitor-AI-Task/',
    '/blog',
    '/blog/how-search-works',
    '/search?q=event',
    '/markdown-page',
    '/nowhere',
  ]) {
    await page.goto(path);
    await hydrate();
    await page.waitForLoadState('networkidle');
  }
  await page.goto('/');
  await dialog.search('activation key');
  await expect(dialog.options.first()).toBeVisible();
  await page.keyboard.press('Enter');
  await page.waitForLoadState('networkidle');
  expect(foreign).toEqual([]);
});

test('nothing of search is fetched before the first sign of intent', async ({page}) => {
  const early: string[] = [];
  page.on('request', (request) => {
    if (/search-index|search-dialog|searchWorker/.test(request.url())) early.push(request.url());
  });
  await page.goto('/docs/ANSVIS/Guides/Monitor-AI-Task/');
  await page.waitForLoadState('networkidle');
  expect(early).toEqual([]);
});
